import { act, renderHook } from '@testing-library/react'
import { useRemoval } from '@/features/favourites/use-removal'
import { readPopups } from '@/ui/popup/store'
import { FakeXhr, installFakeXhr, lastSent } from '../../../support/jest/fake-xhr'

const settle = () => act(async () => undefined)
const sentIds = () => FakeXhr.sent.map(({ body }) => (JSON.parse(String(body)) as { ids: string[] }).ids)

beforeEach(() => {
  jest.useFakeTimers()
  installFakeXhr()
})
afterEach(() => jest.useRealTimers())

test('what is removed is gone at once, and sent after five seconds', () => {
  const { result } = renderHook(() => useRemoval())
  act(() => result.current.remove(['a', 'b']))
  expect(result.current).toMatchObject({ gone: ['a', 'b'], undoable: 2 })
  act(() => void jest.advanceTimersByTime(4_999))
  expect(FakeXhr.sent).toHaveLength(0)
  act(() => void jest.advanceTimersByTime(1))
  expect(sentIds()).toEqual([['a', 'b']])
  expect(result.current).toMatchObject({ gone: ['a', 'b'], undoable: 0 })
})

test('what is undone in time never happened', () => {
  const { result } = renderHook(() => useRemoval())
  act(() => result.current.remove(['a']))
  act(() => result.current.undo())
  expect(result.current).toMatchObject({ gone: [], undoable: 0 })
  act(() => void jest.advanceTimersByTime(60_000))
  expect(FakeXhr.sent).toHaveLength(0)
})

test('a second removal sends the first, and only the second can be undone', () => {
  const { result } = renderHook(() => useRemoval())
  act(() => result.current.remove(['a']))
  act(() => result.current.remove(['b']))
  expect(sentIds()).toEqual([['a']])
  act(() => result.current.undo())
  expect(result.current.gone).toEqual(['a'])
})

test('who leaves the page has removed it', () => {
  const { result, unmount } = renderHook(() => useRemoval())
  act(() => result.current.remove(['a']))
  unmount()
  expect(sentIds()).toEqual([['a']])
})

test('what the server did not remove comes back', async () => {
  const { result } = renderHook(() => useRemoval())
  act(() => result.current.remove(['a']))
  act(() => void jest.advanceTimersByTime(5_000))
  act(() => lastSent().fail())
  await settle()
  expect(result.current.gone).toEqual([])
})

test.each([
  [1, 'Could not remove'],
  [51, 'Could not remove all of them'],
])('of %i that are removed a lost call tells: %s', async (count, title) => {
  const { result } = renderHook(() => useRemoval())
  act(() => result.current.remove(Array.from({ length: count }, (_, index) => `${count}-${index}`)))
  act(() => void jest.advanceTimersByTime(5_000))
  if (count > 1) await act(async () => lastSent().succeed(null))
  await act(async () => lastSent().fail())
  expect(readPopups().dialogs.at(-1)).toMatchObject({ title })
})
