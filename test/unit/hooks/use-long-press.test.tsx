import { renderHook } from '@testing-library/react'
import { useLongPress } from '@/hooks/use-long-press'

const at = (clientX: number, clientY: number) => ({ touches: [{ clientX, clientY }] })

const press = () => {
  const onLongPress = jest.fn()
  const { result, unmount } = renderHook(() => useLongPress(onLongPress))
  result.current.onTouchStart(at(100, 100))
  return { onLongPress, finger: result.current, unmount }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a finger that rests for 350 ms presses long, once', () => {
  const { onLongPress } = press()
  jest.advanceTimersByTime(349)
  expect(onLongPress).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(onLongPress).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(5_000)
  expect(onLongPress).toHaveBeenCalledTimes(1)
})

test('a finger may stray 10 px, but no further', () => {
  const steady = press()
  steady.finger.onTouchMove(at(110, 100))
  jest.advanceTimersByTime(350)
  expect(steady.onLongPress).toHaveBeenCalled()
  const stray = press()
  stray.finger.onTouchMove(at(111, 100))
  jest.advanceTimersByTime(350)
  expect(stray.onLongPress).not.toHaveBeenCalled()
})

test.each(['onTouchEnd', 'onTouchCancel'] as const)('%s before the time calls it off', (end) => {
  const { onLongPress, finger } = press()
  jest.advanceTimersByTime(300)
  finger[end]()
  jest.advanceTimersByTime(350)
  expect(onLongPress).not.toHaveBeenCalled()
})

test('a component that goes away is not pressed any more', () => {
  const { onLongPress, unmount } = press()
  unmount()
  jest.advanceTimersByTime(350)
  expect(onLongPress).not.toHaveBeenCalled()
})
