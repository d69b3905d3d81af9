import { act, renderHook } from '@testing-library/react'
import { useCountdown } from '@/hooks/use-countdown'

const START_MS = Date.parse('2026-11-20T02:00:00.300Z')
const END_MS = Date.parse('2026-11-20T02:00:03Z')

beforeEach(() => jest.useFakeTimers({ now: START_MS }))
afterEach(() => jest.useRealTimers())

const advance = (ms: number): void => act(() => void jest.advanceTimersByTime(ms))

test('it counts whole seconds down to zero and ends once', () => {
  const onEnd = jest.fn()
  const { result } = renderHook(() => useCountdown(END_MS, onEnd))
  expect(result.current.second).toBe(3)
  advance(699)
  expect(result.current.second).toBe(3)
  advance(1)
  expect(result.current.second).toBe(2)
  advance(1_999)
  expect(onEnd).not.toHaveBeenCalled()
  advance(1)
  expect(result.current).toEqual({ day: 0, hour: 0, minute: 0, second: 0 })
  advance(10_000)
  expect(onEnd).toHaveBeenCalledTimes(1)
})

test('a time that was up already ends at once', () => {
  const onEnd = jest.fn()
  renderHook(() => useCountdown(START_MS - 1, onEnd))
  expect(onEnd).toHaveBeenCalledTimes(1)
})

test('all countdowns of a page share one timer, which rests with the last of them', () => {
  const { unmount } = renderHook(() => [useCountdown(END_MS), useCountdown(END_MS + 1_000), useCountdown(END_MS)])
  expect(jest.getTimerCount()).toBe(1)
  unmount()
  expect(jest.getTimerCount()).toBe(0)
})
