import { act, renderHook } from '@testing-library/react'
import { useRowsInSteps } from '@/hooks/use-rows-in-steps'

const TEN = Array.from({ length: 10 }, (_, index) => index)

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test('a long list draws a screenful first and the others right after it, one at a time', () => {
  const { result } = renderHook(() => useRowsInSteps(TEN))
  for (const count of [4, 8, 10]) {
    expect(result.current).toEqual(TEN.slice(0, count))
    act(() => void jest.advanceTimersByTime(50))
  }
  expect(result.current).toEqual(TEN)
})

test('a list that something covers draws nothing at first, and then a row at a time', () => {
  const { result } = renderHook(() => useRowsInSteps(TEN, 0))
  for (const count of [0, 1, 2]) {
    expect(result.current).toEqual(TEN.slice(0, count))
    act(() => void jest.advanceTimersByTime(50))
  }
})

test('rows that come later are drawn at once', () => {
  const { result, rerender } = renderHook(({ rows }) => useRowsInSteps(rows), {
    initialProps: { rows: TEN.slice(0, 2) },
  })
  act(() => void jest.advanceTimersByTime(50))
  rerender({ rows: TEN })
  expect(result.current).toEqual(TEN)
})

test('an empty list waits for its first rows', () => {
  const { result, rerender } = renderHook(({ rows }) => useRowsInSteps(rows), {
    initialProps: { rows: [] as number[] },
  })
  act(() => void jest.advanceTimersByTime(1_000))
  rerender({ rows: TEN })
  expect(result.current).toHaveLength(4)
})
