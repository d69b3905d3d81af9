import { CAMERA_PRESETS } from './renderer/camera-presets'

/** Half the ring's width and height, in percent of its box. */
const HALF_PERCENT = 50

/** Where the flank that faces the camera in the view from the side is when it is some degrees round the car. */
export const placeOnRing = (degrees: number) => {
  const angle = ((degrees - CAMERA_PRESETS.side.azimuthDegrees) * Math.PI) / 180
  const left = HALF_PERCENT * (1 - Math.sin(angle))
  const top = HALF_PERCENT * (1 + Math.cos(angle))
  return { left: `${left.toFixed(1)}%`, top: `${top.toFixed(1)}%` }
}
