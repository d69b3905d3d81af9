import { renderHook } from '@testing-library/react'
import { useAfterClosing } from '@/hooks/use-countdown'

/** Longer than the server takes to close what has run out. */
const LONG_MS = 5_000

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test('the server is asked a moment after the time is up, once for two that end together', () => {
  const ask = jest.fn()
  const { result } = renderHook(() => useAfterClosing(ask))
  result.current()
  result.current()
  jest.advanceTimersByTime(1_000)
  expect(ask).not.toHaveBeenCalled()
  jest.advanceTimersByTime(LONG_MS)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('a page that is gone by then asks nothing', () => {
  const ask = jest.fn()
  const { result, unmount } = renderHook(() => useAfterClosing(ask))
  result.current()
  unmount()
  jest.advanceTimersByTime(LONG_MS)
  expect(ask).not.toHaveBeenCalled()
})
