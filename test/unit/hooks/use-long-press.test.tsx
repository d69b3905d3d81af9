import { renderHook } from '@testing-library/react'
import { useLongPress } from '@/hooks/use-long-press'

const at = (x: number, y: number) => ({ touches: [{ clientX: x, clientY: y }] })

const press = () => {
  const onHeld = jest.fn()
  const { result, unmount } = renderHook(() => useLongPress(onHeld))
  return { onHeld, handlers: result.current, unmount }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('a finger', () => {
  it('that rests for 350 ms presses long, once, before it leaves', () => {
    const { onHeld, handlers } = press()
    handlers.onTouchStart(at(100, 100))
    jest.advanceTimersByTime(349)
    expect(onHeld).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    expect(onHeld).toHaveBeenCalledTimes(1)
    handlers.onTouchEnd()
    jest.runAllTimers()
    expect(onHeld).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['that trembles by 10 px rests', 6, 8, 1],
    ['that moves farther does not', 6, 9, 0],
  ])('%s', (_sentence, acrossPx, downPx, times) => {
    const { onHeld, handlers } = press()
    handlers.onTouchStart(at(100, 100))
    handlers.onTouchMove(at(100 + acrossPx, 100 + downPx))
    jest.runAllTimers()
    expect(onHeld).toHaveBeenCalledTimes(times)
  })

  it.each(['onTouchEnd', 'onTouchCancel'] as const)(
    'that has gone (%s) presses no more, and may come again',
    (gone) => {
      const { onHeld, handlers } = press()
      handlers.onTouchStart(at(100, 100))
      handlers[gone]()
      jest.runAllTimers()
      expect(onHeld).not.toHaveBeenCalled()
      handlers.onTouchStart(at(100, 100))
      jest.runAllTimers()
      expect(onHeld).toHaveBeenCalledTimes(1)
    },
  )

  it('that a second one joins does not press', () => {
    const { onHeld, handlers } = press()
    handlers.onTouchStart(at(100, 100))
    handlers.onTouchStart(at(100, 100))
    jest.runAllTimers()
    expect(onHeld).not.toHaveBeenCalled()
  })

  it('whose view has gone presses no more', () => {
    const { onHeld, handlers, unmount } = press()
    handlers.onTouchStart(at(100, 100))
    unmount()
    jest.runAllTimers()
    expect(onHeld).not.toHaveBeenCalled()
  })
})
