import { createGestures } from '@/features/stage-3d/gestures'

const setUp = () => {
  const target = { turn: jest.fn(), zoom: jest.fn(), fling: jest.fn() }
  return { target, gestures: createGestures(target) }
}

describe('fingers on the stage', () => {
  it('turn the car after one finger, against its way', () => {
    const { target, gestures } = setUp()
    gestures.press([{ x: 100, y: 100 }], 0)
    gestures.move([{ x: 140, y: 100 }], 16)
    expect(target.turn).toHaveBeenCalledTimes(1)
    expect(target.turn.mock.calls[0][0]).toBeLessThan(0)
    expect(target.turn.mock.calls[0][1]).toBe(0)
  })

  it('zoom by how far two fingers spread, and turn nothing', () => {
    const { target, gestures } = setUp()
    gestures.press(
      [
        { x: 100, y: 0 },
        { x: 200, y: 0 },
      ],
      0,
    )
    gestures.move(
      [
        { x: 50, y: 0 },
        { x: 250, y: 0 },
      ],
      16,
    )
    expect(target.zoom).toHaveBeenCalledWith(2)
    expect(target.turn).not.toHaveBeenCalled()
  })

  it('do not jump when the second finger comes or goes', () => {
    const { target, gestures } = setUp()
    gestures.press([{ x: 0, y: 0 }], 0)
    gestures.move(
      [
        { x: 0, y: 0 },
        { x: 200, y: 0 },
      ],
      16,
    )
    gestures.move([{ x: 200, y: 0 }], 32)
    expect(target.turn).not.toHaveBeenCalled()
    expect(target.zoom).not.toHaveBeenCalled()
  })

  it('fling a car that is let go while it turns', () => {
    const { target, gestures } = setUp()
    gestures.press([{ x: 0, y: 0 }], 0)
    gestures.move([{ x: -40, y: 0 }], 16)
    gestures.release([], 20)
    expect(target.fling).toHaveBeenCalledTimes(1)
    expect(target.fling.mock.calls[0][0]).toBeGreaterThan(0)
  })

  it('do not fling after a rest', () => {
    const { target, gestures } = setUp()
    gestures.press([{ x: 0, y: 0 }], 0)
    gestures.move([{ x: -40, y: 0 }], 16)
    gestures.release([], 400)
    expect(target.fling).not.toHaveBeenCalled()
  })
})
