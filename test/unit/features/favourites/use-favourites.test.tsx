import { act, render, renderHook, screen } from '@testing-library/react'
import { ArticleKind } from '@/wire/enums/content'
import type { Favourite } from '@/wire/schemas/favourite'
import { useFavourites } from '@/features/favourites/use-favourites'
import { setFavourite } from '@/services/api/article'
import { removeFavourites } from '@/services/api/favourite'
import { markDeleted } from '@/stores/deleted'
import { PagedRows } from '@/ui/paged-rows'
import { FakeXhr, installFakeXhr, lastSent } from '../../../support/jest/fake-xhr'

const NONE: readonly string[] = []

const favouriteOf = (id: string): Favourite => ({
  id,
  isOpen: true,
  title: id,
  summary: '',
  authorName: 'Vela',
  picture: null,
  publishTime: '2026-11-20 09:00:00',
})

const partOf = (ids: readonly string[], next: string | null) => ({ records: ids.map(favouriteOf), next })

const visit = () =>
  renderHook(({ gone }) => useFavourites({ kind: ArticleKind.pictureText, gone, isChoosing: false, isEnabled: true }), {
    initialProps: { gone: NONE },
  })

const answer = (data: unknown) =>
  act(async () => {
    lastSent().succeed(data)
  })

beforeEach(() => void installFakeXhr())

function Rows({ gone }: { gone: readonly string[] }) {
  const list = useFavourites({ kind: ArticleKind.pictureText, gone, isChoosing: false, isEnabled: true })
  return (
    <PagedRows list={list} empty="Nothing saved">
      {list.items.map(({ id }) => (
        <p key={id}>{id}</p>
      ))}
    </PagedRows>
  )
}

test('when all that has come was removed, the next part is asked for and nothing is said to be empty', async () => {
  const { rerender } = render(<Rows gone={[]} />)
  await answer(partOf(['a', 'b'], 'cursor'))
  expect(screen.getByText('b')).toBeInTheDocument()
  const asked = FakeXhr.sent.length
  rerender(<Rows gone={['a', 'b']} />)
  expect(screen.queryByText('Nothing saved')).not.toBeInTheDocument()
  expect(FakeXhr.sent).toHaveLength(asked + 1)
  expect(lastSent().url).toContain('cursor=cursor')
  await answer(partOf(['c'], null))
  expect(screen.getByText('c')).toBeInTheDocument()
  rerender(<Rows gone={['a', 'b', 'c']} />)
  expect(screen.getByText('Nothing saved')).toBeInTheDocument()
  expect(FakeXhr.sent).toHaveLength(asked + 1)
})

test('an article that its own page takes out, or in again, is so in the list', async () => {
  const { result } = visit()
  await answer(partOf(['own-page', 'other'], null))
  const turn = async (isOn: boolean) => {
    const turned = setFavourite('own-page', isOn)
    await answer({ isFavourite: isOn, favouriteCount: 1, isLiked: false, likeCount: 1 })
    await turned
  }
  await turn(false)
  expect(result.current.items.map(({ id }) => id)).toEqual(['other'])
  await turn(true)
  expect(result.current.items.map(({ id }) => id)).toEqual(['own-page', 'other'])
})

test('an own post that was deleted says that it was taken down, and nothing else of itself', async () => {
  const { result } = visit()
  await answer(partOf(['deleted', 'other'], null))
  act(() => markDeleted('deleted'))
  expect(result.current.items).toEqual([
    { id: 'deleted', isOpen: false, title: null, summary: '', authorName: '', picture: null, publishTime: null },
    favouriteOf('other'),
  ])
})

test('what another phone has saved again is listed when it is read', async () => {
  const turned = setFavourite('saved-again', false)
  await answer({ isFavourite: false, favouriteCount: 1, isLiked: false, likeCount: 1 })
  await turned
  const { result } = visit()
  await answer(partOf(['saved-again'], null))
  expect(result.current.items).toHaveLength(1)
})

test('of many, those that were taken out before the line broke stay out', async () => {
  const ids = Array.from({ length: 51 }, (_, index) => `of-many-${index}`)
  const { result } = visit()
  await answer(partOf(ids, null))
  const begin = () => removeFavourites(ids).catch(() => 'broken')
  let removed: ReturnType<typeof begin> | undefined
  act(() => void (removed = begin()))
  await answer(null)
  await act(async () => lastSent().fail())
  await expect(removed).resolves.toBe('broken')
  expect(result.current.items.map(({ id }) => id)).toEqual(['of-many-50'])
})

test('more than the server takes out at once are sent in parts', async () => {
  const ids = Array.from({ length: 70 }, (_, index) => String(index))
  const removed = removeFavourites(ids)
  await answer(null)
  await answer(null)
  await removed
  const sent = FakeXhr.sent.map(({ body }) => (JSON.parse(String(body)) as { ids: string[] }).ids)
  expect(sent.map(({ length }) => length)).toEqual([50, 20])
  expect(sent.flat()).toEqual(ids)
})
