import { View } from '@tarojs/components'
import { CAMERA_PRESETS } from './renderer/camera-presets'

/** Half the ring's width and height, in percent of its box. */
const HALF_PERCENT = 50

/** The places from which the whole car is seen. */
const VIEWS = [CAMERA_PRESETS.front, CAMERA_PRESETS.side, CAMERA_PRESETS.rear]

/** Where the flank that faces the camera in the view from the side is when it is some degrees round the car. */
export const placeAt = (degrees: number) => {
  const angle = ((degrees - CAMERA_PRESETS.side.azimuthDegrees) * Math.PI) / 180
  const left = HALF_PERCENT * (1 - Math.sin(angle))
  const top = HALF_PERCENT * (1 + Math.cos(angle))
  return { left: `${left.toFixed(1)}%`, top: `${top.toFixed(1)}%` }
}

/**
 * The ring on the floor, which turns with the car: its mark stands beside the flank, and on a dot in each view. All dots
 * lie in front of the car, where it hides none.
 */
export function Ring({ heading }: { heading: number }) {
  return (
    <View className="stage-3d__ring" aria-hidden="true">
      {VIEWS.map(({ azimuthDegrees }) => (
        <View key={azimuthDegrees} className="stage-3d__dot" style={placeAt(azimuthDegrees)} />
      ))}
      <View className="stage-3d__handle" style={placeAt(heading)} />
    </View>
  )
}
