import fc from 'fast-check'
import { CAMERA_PRESETS } from '@/features/stage-3d/renderer/camera-presets'
import { flung, glide, headingDegrees, nearestTurn, turned, zoomed } from '@/features/stage-3d/renderer/orbit'

const ORBIT_LIMITS = { elevationDegrees: [1, 42], distanceMetres: [4.2, 16] } as const
const FRAME_MS = 16
const ENOUGH_FRAMES = 200

describe('the camera round the car', () => {
  it('never leaves its limits, however far fingers go', () => {
    const far = fc.double({ min: -1_000, max: 1_000, noNaN: true })
    const factor = fc.double({ min: 0.01, max: 100, noNaN: true })
    fc.assert(
      fc.property(far, far, factor, (across, up, spread) => {
        const { elevationDegrees, distanceMetres } = zoomed(turned(CAMERA_PRESETS.front, across, up), spread)
        expect(elevationDegrees).toBeGreaterThanOrEqual(ORBIT_LIMITS.elevationDegrees[0])
        expect(elevationDegrees).toBeLessThanOrEqual(ORBIT_LIMITS.elevationDegrees[1])
        expect(distanceMetres).toBeGreaterThanOrEqual(ORBIT_LIMITS.distanceMetres[0])
        expect(distanceMetres).toBeLessThanOrEqual(ORBIT_LIMITS.distanceMetres[1])
      }),
    )
  })

  it('comes to stand exactly on its goal, so that frames can stop', () => {
    const goal = flung(CAMERA_PRESETS.side, 0.5)
    let orbit = CAMERA_PRESETS.front as typeof goal
    let frames = 0
    while (orbit !== goal && frames < ENOUGH_FRAMES) {
      orbit = glide(orbit, goal, FRAME_MS)
      frames += 1
    }
    expect(orbit).toBe(goal)
  })

  it('flies to a preset by the shorter way', () => {
    const twiceRound = turned(CAMERA_PRESETS.front, 720)
    expect(nearestTurn(twiceRound, CAMERA_PRESETS.side).azimuthDegrees).toBe(CAMERA_PRESETS.side.azimuthDegrees + 720)
  })

  it('is told in whole degrees of one turn', () => {
    expect(headingDegrees(turned(CAMERA_PRESETS.front, 42))).toBe(0)
    expect(headingDegrees(CAMERA_PRESETS.side)).toBe(270)
    expect(headingDegrees(turned(CAMERA_PRESETS.side, 810))).toBe(0)
  })
})
