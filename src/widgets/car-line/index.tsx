import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Picture } from '@/ui/picture'
import './index.scss'
import { messages } from './messages'

/** Width by height of the cut-out cars, side view. */
const CAR_RATIO = 760 / 288

export interface CarLineProps {
  /** The car from its side. */
  picture: string
  name: string
  /** Under the name: what was chosen, a price. */
  text: ReactNode
}

/** A car in one row: its picture, its name and one or two lines. */
export function CarLine({ picture, name, text }: CarLineProps) {
  return (
    <View className="car-line">
      <View className="car-line__picture">
        <Picture src={picture} alt={messages.picture(name)} ratio={CAR_RATIO} fit="contain" isEager />
      </View>
      <View className="grow">
        <View className="t-h3" role="heading" aria-level="2">
          {name}
        </View>
        <View className="car-line__text">{text}</View>
      </View>
    </View>
  )
}
