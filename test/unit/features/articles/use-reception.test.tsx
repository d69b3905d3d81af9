import { act, renderHook } from '@testing-library/react'
import type { Article, Reception } from '@/wire/schemas/article'
import { useReception } from '@/features/articles/use-reception'
import { fetchArticle } from '@/services/api/article'
import { alertDialog } from '@/ui/popup/dialogs'
import { FakeXhr, installFakeXhr, lastSent } from '../../../support/jest/fake-xhr'
import { logInAs } from '../../../support/jest/log-in-as'

jest.mock('@/ui/popup/dialogs', () => ({ alertDialog: jest.fn(async () => undefined) }))

const TOLD: Reception = { isLiked: false, likeCount: 7, isFavourite: false, favouriteCount: 2 }

/** The same article on two pages of the stack. */
const openTwice = () => {
  const page = () => renderHook(() => useReception('a1', TOLD)).result
  return [page(), page()] as const
}

beforeEach(() => {
  installFakeXhr()
  act(() => logInAs('nobody'))
  act(() => logInAs('lin'))
})

test('what is liked and kept on one page is so on the other that shows the same article', async () => {
  const [above, below] = openTwice()
  act(() => void above.current.toggleLike())
  act(() => void above.current.toggleFavourite())
  const wished = { isLiked: true, likeCount: 8, isFavourite: true, favouriteCount: 3 }
  expect(below.current.reception).toEqual(wished)
  const [like, favourite] = FakeXhr.sent.slice(-2)
  await act(async () => like?.succeed({ ...TOLD, isLiked: true, likeCount: 9 }))
  await act(async () => favourite?.succeed({ ...wished, favouriteCount: 4 }))
  for (const page of [above, below]) {
    expect(page.current.reception).toEqual({ ...wished, likeCount: 9, favouriteCount: 4 })
  }
})

test('what is refused is undone on both, and told once', async () => {
  const [above, below] = openTwice()
  act(() => void above.current.toggleLike())
  await act(async () => lastSent().fail())
  expect(above.current.reception).toEqual(TOLD)
  expect(below.current.reception).toEqual(TOLD)
  expect(alertDialog).toHaveBeenCalledTimes(1)
})

test('a like that is taken back and given again is sent once, however many others like it meanwhile', async () => {
  const [page] = openTwice()
  const before = FakeXhr.sent.length
  const clock = jest.spyOn(Date, 'now')
  for (const atMs of [0, 1_000, 2_000]) {
    clock.mockReturnValue(atMs)
    act(() => void page.current.toggleLike())
  }
  clock.mockRestore()
  await act(async () => FakeXhr.sent[before]?.succeed({ ...TOLD, isLiked: true, likeCount: 12 }))
  expect(FakeXhr.sent).toHaveLength(before + 1)
  expect(page.current.reception).toMatchObject({ isLiked: true, likeCount: 12 })
})

test('a second tap of a double tap sends nothing', async () => {
  const [page] = openTwice()
  const before = FakeXhr.sent.length
  act(() => void page.current.toggleLike())
  act(() => void page.current.toggleLike())
  expect(FakeXhr.sent).toHaveLength(before + 1)
  expect(page.current.reception.isLiked).toBe(true)
})

test('a page that opens the article later tells the one below what it has read', async () => {
  const [below] = openTwice()
  const reading = fetchArticle('a1')
  const article = {
    id: 'a1',
    ...TOLD,
    likeCount: 12,
    author: { id: 'x', avatar: '' },
    media: [],
    body: [],
  } as unknown as Article // as much as is read
  await act(async () => {
    lastSent().succeed(article)
    await reading
  })
  expect(below.current.reception.likeCount).toBe(12)
})
