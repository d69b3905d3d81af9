import type { Orbit } from './orbit'

/** Aimed over the car's middle, because the paints float over the upper part of the stage. */
const WHOLE_CAR = { elevationDegrees: 6, distanceMetres: 13, x: 0, y: 1.4, z: 0 } as const

/** The places that the camera flies to. The car faces right in all of them but the wheel's. */
export const CAMERA_PRESETS = {
  front: { ...WHOLE_CAR, azimuthDegrees: -42 },
  side: { ...WHOLE_CAR, azimuthDegrees: -90, elevationDegrees: 4 },
  rear: { ...WHOLE_CAR, azimuthDegrees: -142 },
  wheel: { azimuthDegrees: -72, elevationDegrees: 4, distanceMetres: 4.6, x: -0.8, y: 0.6, z: 1.35 },
} as const satisfies Record<string, Orbit>

export type CameraPreset = keyof typeof CAMERA_PRESETS
