import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { STILL_RATIOS } from '@/domain/vehicle/still-ratios'
import { Picture } from '@/ui/picture'
import './index.scss'
import { messages } from './messages'

export interface CarLineProps {
  /** The car from its side. */
  picture: string
  name: string
  /** Under the name: what was chosen, a price; nothing stands there without it. */
  text?: ReactNode
}

/** A car in one row: its picture, its name and one or two lines. */
export function CarLine({ picture, name, text }: CarLineProps) {
  return (
    <View className="car-line">
      <View className="car-line__picture">
        <Picture src={picture} alt={messages.picture(name)} ratio={STILL_RATIOS.side} fit="contain" isEager />
      </View>
      <View className="grow">
        <View className="t-h3" role="heading" aria-level="2">
          {name}
        </View>
        {text && <View className="car-line__text">{text}</View>}
      </View>
    </View>
  )
}
