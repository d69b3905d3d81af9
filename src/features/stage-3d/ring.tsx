import { View } from '@tarojs/components'
import { CAMERA_PRESETS } from './renderer/camera-presets'

/** Half the ring's width and height, in percent of its box. */
const HALF_PERCENT = 50

/** The places from which the whole car is seen. */
const VIEWS = [CAMERA_PRESETS.front, CAMERA_PRESETS.side, CAMERA_PRESETS.rear]

/** Where the car's nose points when the camera is some degrees round the car. */
const placeAt = (degrees: number) => {
  const angle = (degrees * Math.PI) / 180
  const left = HALF_PERCENT * (1 - Math.sin(angle))
  const top = HALF_PERCENT * (1 + Math.cos(angle))
  return { left: `${left.toFixed(1)}%`, top: `${top.toFixed(1)}%` }
}

/** The ring on the floor with a dot for each view; its mark is where the car's nose points. */
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
