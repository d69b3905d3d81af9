import { View } from '@tarojs/components'
import { placeOnRing } from './place-on-ring'
import { CAMERA_PRESETS } from './renderer/camera-presets'

/** The places from which the whole car is seen. */
const VIEWS = [CAMERA_PRESETS.front, CAMERA_PRESETS.side, CAMERA_PRESETS.rear]

/**
 * The ring on the floor, which turns with the car: its mark stands beside the flank, and on a dot in each view. All dots
 * lie in front of the car, where it hides none.
 */
export function Ring({ heading }: { heading: number }) {
  return (
    <View className="stage-3d__ring" aria-hidden="true">
      {VIEWS.map(({ azimuthDegrees }) => (
        <View key={azimuthDegrees} className="stage-3d__dot" style={placeOnRing(azimuthDegrees)} />
      ))}
      <View className="stage-3d__handle" style={placeOnRing(heading)} />
    </View>
  )
}
