import { act, renderHook } from '@testing-library/react'
import { useKeptQuery } from '@/hooks/use-kept-query'

const RESTED_MS = 1_000

beforeEach(() => {
  jest.useFakeTimers()
  window.location.hash = '#/pages/plan?id=1'
})
afterEach(() => jest.useRealTimers())

test('the address gets what was chosen last, once it has rested', () => {
  const { result } = renderHook(useKeptQuery)
  result.current({ id: '1', termMonths: '24' })
  result.current({ id: '1', termMonths: '36' })
  expect(window.location.hash).toBe('#/pages/plan?id=1')
  act(() => jest.advanceTimersByTime(RESTED_MS))
  expect(window.location.hash).toBe('#/pages/plan?id=1&termMonths=36')
})

test('a page that opens meanwhile keeps its own parameters', () => {
  const { result } = renderHook(useKeptQuery)
  result.current({ id: '1', termMonths: '24' })
  window.location.hash = '#/pages/next?id=2'
  act(() => jest.advanceTimersByTime(RESTED_MS))
  expect(window.location.hash).toBe('#/pages/next?id=2')
})

test('a page that is gone writes nothing', () => {
  const { result, unmount } = renderHook(useKeptQuery)
  result.current({ id: '1', termMonths: '24' })
  unmount()
  act(() => jest.advanceTimersByTime(RESTED_MS))
  expect(window.location.hash).toBe('#/pages/plan?id=1')
})
