import { act, renderHook } from '@testing-library/react'
import { useFeed, type FeedView } from '@/features/home/use-feed'
import { tellSession } from '@/services/session/session'
import { markDeleted } from '@/stores/deleted'
import { installFakeXhr, lastSent } from '../../../support/jest/fake-xhr'
import { logInAs } from '../../../support/jest/log-in-as'

const CARD = {
  id: 'quiet-cabin',
  kind: 1,
  title: 'A quiet cabin',
  summary: '',
  media: [],
  author: { id: 'a', name: 'Vela Design', avatar: '', badge: null, followRelation: 0, isReader: false },
  place: null,
  hashtags: [],
  likeCount: 1,
  commentCount: 0,
  publishTime: '2026-11-20 08:00:00',
}
const PAGE = { records: [CARD], next: null }

const settle = () => act(async () => undefined)

const enter = (id: string) => act(() => logInAs(id))
const leave = () => act(() => tellSession({ type: 'ended' }))

const visit = () => renderHook(() => useFeed('recommended'))

beforeEach(() => {
  installFakeXhr()
  localStorage.clear()
  leave()
})

test('the first visit has nothing to show until the server answers', async () => {
  const { result } = visit()
  expect(result.current).toMatchObject({ items: [], cachedAtMs: undefined })
  act(() => lastSent().succeed(PAGE))
  await settle()
  expect(result.current).toMatchObject({ items: [{ id: 'quiet-cabin' }], isEnd: true, cachedAtMs: undefined })
})

test('cards that have come and are not drawn yet are still on their way: nobody asks for the next ones', async () => {
  const renders: FeedView[] = []
  renderHook(() => renders.push(useFeed('recommended')))
  act(() => lastSent().succeed({ ...PAGE, next: 'cursor' }))
  await settle()
  expect(renders.at(-1)).toMatchObject({ items: [{ id: 'quiet-cabin' }], phase: 'ready', isEnd: false })
  expect(renders.filter(({ phase, items }) => phase === 'ready' && items.length === 0)).toEqual([])
})

test('the next visit shows the cards of the last one at once, and stays old when the server stays away', async () => {
  const first = visit()
  act(() => lastSent().succeed(PAGE))
  await settle()
  first.unmount()

  const { result } = visit()
  expect(result.current).toMatchObject({ items: [{ id: 'quiet-cabin' }], failure: undefined })
  expect(result.current.cachedAtMs).toBeDefined()

  act(() => lastSent().fail())
  await settle()
  expect(result.current.items).toHaveLength(1)
  // The page tells that it is old, and has the way to try again: the list has none.
  expect(result.current).toMatchObject({ phase: 'ready', failure: undefined, isEnd: true })
  expect(result.current.cachedAtMs).toBeDefined()
})

test('an answer without cards takes the old ones away', async () => {
  const first = visit()
  act(() => lastSent().succeed(PAGE))
  await settle()
  first.unmount()

  const { result } = visit()
  act(() => lastSent().succeed({ ...PAGE, records: [] }))
  await settle()
  expect(result.current).toMatchObject({ items: [], isEnd: true, cachedAtMs: undefined })
})

test('a post that was deleted here is on no list, nor among the cards of the next visit', async () => {
  const post = { ...CARD, id: 'own-post' }
  const { result, unmount } = visit()
  act(() => lastSent().succeed({ records: [CARD, post], next: null }))
  await settle()
  act(() => markDeleted(post.id))
  expect(result.current.items).toMatchObject([{ id: CARD.id }])
  unmount()
  expect(JSON.stringify({ ...localStorage })).not.toContain(post.id)
})

test('the cards of a customer, who follows others than the next, are those of no other reader', async () => {
  enter('u1')
  const first = visit()
  act(() => lastSent().succeed(PAGE))
  await settle()
  first.unmount()

  for (const other of [leave, () => enter('u2')]) {
    other()
    const { result, unmount } = visit()
    expect(result.current).toMatchObject({ items: [], cachedAtMs: undefined })
    unmount()
  }
  enter('u1')
  const { result } = visit()
  expect(result.current.items).toMatchObject([{ id: 'quiet-cabin' }])
  leave()
  expect(result.current).toMatchObject({ items: [], cachedAtMs: undefined })
})
