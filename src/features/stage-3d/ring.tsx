import { View } from '@tarojs/components'

/** Half the ring's width and height, in percent of its box. */
const HALF_PERCENT = 50

/** The ring on the floor; its handle is where the car's nose points. */
export function Ring({ heading }: { heading: number }) {
  const angle = (heading * Math.PI) / 180
  const left = HALF_PERCENT * (1 - Math.sin(angle))
  const top = HALF_PERCENT * (1 + Math.cos(angle))
  return (
    <View className="stage-3d__ring" aria-hidden="true">
      <View className="stage-3d__handle" style={{ left: `${left.toFixed(1)}%`, top: `${top.toFixed(1)}%` }} />
    </View>
  )
}
