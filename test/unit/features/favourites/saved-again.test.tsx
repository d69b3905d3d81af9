import { act, renderHook } from '@testing-library/react'
import { ArticleKind } from '@/wire/enums/content'
import { list, remove } from '@/wire/endpoints/favourite'
import { useFavourites } from '@/features/favourites/use-favourites'
import { useRemoval } from '@/features/favourites/use-removal'
import { setFavourite } from '@/services/api/article'
import { FakeXhr, installFakeXhr, lastSent } from '../../../support/jest/fake-xhr'
import { hidePages, showPages } from '../../../support/jest/taro/taro'

const visit = (isChoosing = false) => {
  const { result } = renderHook(() => {
    const removal = useRemoval()
    const { gone } = removal
    return { ...removal, list: useFavourites({ kind: ArticleKind.pictureText, gone, isChoosing, isEnabled: true }) }
  })
  return { page: result, ids: () => result.current.list.items.map(({ id }) => id) }
}

const partOf = (ids: readonly string[], next: string | null = null) => ({
  records: ids.map((id) => ({ id, isOpen: true, title: id, summary: '', authorName: 'Vela', picture: null })),
  next,
})

const callsOf = ({ path }: { path: string }) => FakeXhr.sent.filter(({ url }) => url.split('?')[0]?.endsWith(path))
const answer = (data: unknown, call = lastSent()) => act(async () => call.succeed(data))
const hide = () => act(async () => hidePages())
const comeBack = () => act(async () => showPages())

const save = async (id: string) => {
  const saved = setFavourite(id, true)
  await answer({ isFavourite: true, favouriteCount: 1, isLiked: false, likeCount: 1 })
  await saved
}

beforeEach(() => void installFakeXhr())

test('what was removed and is saved again by its own page is there again, and so is what was newly saved', async () => {
  const { page, ids } = visit()
  await answer(partOf(['again', 'kept']))
  act(() => page.current.remove(['again']))
  await hide()
  await answer(null)
  expect(ids()).toEqual(['kept'])
  await save('new')
  await save('again')
  await comeBack()
  await answer(partOf(['again', 'new', 'kept']))
  expect(ids()).toEqual(['again', 'new', 'kept'])
})

test('a list that was read while the removal was under way does not bring it back', async () => {
  const { page, ids } = visit()
  await answer(partOf(['under-way', 'kept']))
  act(() => page.current.remove(['under-way']))
  await hide()
  await comeBack()
  const [removal] = callsOf(remove)
  await answer(null, removal)
  await answer(partOf(['under-way', 'kept']), callsOf(list).at(-1))
  expect(ids()).toEqual(['kept'])
})

test('who has scrolled farther finds the new ones first and keeps the place', async () => {
  const { page, ids } = visit()
  const first = Array.from({ length: 20 }, (_, index) => `first-${index}`)
  await answer(partOf(first, 'cursor'))
  act(() => page.current.list.loadMore())
  await answer(partOf(['second-0', 'second-1']))
  await comeBack()
  const firstNow = ['new', ...first.filter((id) => id !== 'first-3')]
  await answer(partOf(firstNow, 'cursor'))
  expect(ids()).toEqual([...firstNow, 'second-0', 'second-1'])
})

test('while rows are chosen none comes or goes', async () => {
  visit(true)
  await answer(partOf(['chosen']))
  await comeBack()
  expect(callsOf(list)).toHaveLength(1)
})
