import { View } from '@tarojs/components'
import type { MapView } from '@/domain/map/map-view'
import { scaleBar } from '@/domain/map/scale-bar'
import { messages } from './messages'
import './map-scale.scss'

const MOST_PX = 80
const METRES_A_KILOMETRE = 1_000

const lengthText = (metres: number): string =>
  metres < METRES_A_KILOMETRE ? messages.metres(metres) : messages.kilometres(metres / METRES_A_KILOMETRE)

interface MapScaleProps {
  view: MapView
  /** Whose map it is, or what it does not show. */
  credit: string
}

/** Whose map it is, and how long a kilometre is on it. */
export function MapScale({ view, credit }: MapScaleProps) {
  const { metres, px } = scaleBar(view, MOST_PX)
  return (
    <View className="map-scale">
      <View className="map-scale__kind">{credit}</View>
      <View className="map-scale__bar" style={{ width: `${px}px` }} />
      <View>{lengthText(metres)}</View>
    </View>
  )
}
