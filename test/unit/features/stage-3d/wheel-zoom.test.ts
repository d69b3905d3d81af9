import { zoomOfWheel } from '@/features/stage-3d/wheel-zoom'

const PX = 0
const LINES = 1

describe('the wheel', () => {
  it('comes nearer when it turns away from the reader, and goes back by the same turn', () => {
    const nearer = zoomOfWheel({ deltaY: -100, deltaMode: PX, ctrlKey: false })
    expect(nearer).toBeGreaterThan(1.05)
    expect(nearer * zoomOfWheel({ deltaY: 100, deltaMode: PX, ctrlKey: false })).toBeCloseTo(1)
  })

  it('zooms alike whether a browser counts a notch in lines or in px', () => {
    const inLines = zoomOfWheel({ deltaY: 3, deltaMode: LINES, ctrlKey: false })
    expect(inLines).toBeCloseTo(zoomOfWheel({ deltaY: 48, deltaMode: PX, ctrlKey: false }))
  })

  it('follows the small steps of a pinch on a trackpad', () => {
    const step = { deltaY: -5, deltaMode: PX }
    expect(zoomOfWheel({ ...step, ctrlKey: true })).toBeGreaterThan(zoomOfWheel({ ...step, ctrlKey: false }))
  })
})
