import { nearestTurn, type Orbit } from './orbit'

/** So near that the car is as wide as the screen, aimed at its middle. */
const WHOLE_CAR = { elevationDegrees: 6, distanceMetres: 12.2, x: 0, y: 1, z: -0.1 } as const

/** The places that the camera flies to. The car faces right in all of them but the wheel's. */
export const CAMERA_PRESETS = {
  front: { ...WHOLE_CAR, azimuthDegrees: -42 },
  side: { ...WHOLE_CAR, azimuthDegrees: -90, elevationDegrees: 4 },
  rear: { ...WHOLE_CAR, azimuthDegrees: -142 },
  wheel: { azimuthDegrees: -72, elevationDegrees: 4, distanceMetres: 4.6, x: -0.8, y: 0.45, z: 1.35 },
} as const satisfies Record<string, Orbit>

export type CameraPreset = keyof typeof CAMERA_PRESETS

const PRESETS = Object.keys(CAMERA_PRESETS) as CameraPreset[] // the table's own keys

/** How much a metre nearer or further counts beside a degree round the car. */
const DEGREES_PER_METRE = 6

const apart = (orbit: Orbit, preset: CameraPreset): number => {
  const place = nearestTurn(orbit, CAMERA_PRESETS[preset])
  const turnDegrees = Math.abs(place.azimuthDegrees - orbit.azimuthDegrees)
  return turnDegrees + Math.abs(place.distanceMetres - orbit.distanceMetres) * DEGREES_PER_METRE
}

/** The preset that the camera is nearest to. */
export const nearestPreset = (orbit: Orbit): CameraPreset =>
  PRESETS.reduce((nearest, preset) => (apart(orbit, preset) < apart(orbit, nearest) ? preset : nearest))
