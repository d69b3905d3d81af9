/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { useSlideshow } from '@/features/home/use-slideshow'

const SLIDE_MS = 5_000

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))

test('goes on every five seconds and starts over after the last slide', () => {
  const { result } = renderHook(() => useSlideshow(2))
  expect(result.current.shown).toBe(0)
  wait(SLIDE_MS)
  expect(result.current.shown).toBe(1)
  wait(SLIDE_MS)
  expect(result.current.shown).toBe(0)
})

test('waits while a finger rests on it', () => {
  const { result } = renderHook(() => useSlideshow(3))
  act(() => result.current.hold())
  wait(2 * SLIDE_MS)
  expect(result.current.shown).toBe(0)
  act(() => result.current.release())
  wait(SLIDE_MS)
  expect(result.current.shown).toBe(1)
})

test('a swipe back from the first slide shows the last one', () => {
  const { result } = renderHook(() => useSlideshow(4))
  act(() => result.current.step(-1))
  expect(result.current.shown).toBe(3)
})

test('a single slide stays', () => {
  const { result } = renderHook(() => useSlideshow(1))
  wait(3 * SLIDE_MS)
  expect(result.current.shown).toBe(0)
})
