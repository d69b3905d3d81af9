import Taro from '@tarojs/taro'
import { ScrollView, View } from '@tarojs/components'
import { useMemo } from 'react'
import { usePlainId } from '@/ui/plain-id'
import type { LookAroundProps } from './look-around-props'
import { seatAt, SEATS } from './seats'
import './look-around.scss'

/** A picture wider than its box, in the mini-program. */
export function LookAround({ label, asked, onSee, children }: LookAroundProps) {
  const id = usePlainId()
  const boxPx = useMemo(() => Taro.getWindowInfo().windowWidth, [])
  return (
    <ScrollView
      className="look-around"
      scrollX
      scrollWithAnimation
      enhanced
      showScrollbar={false}
      scrollIntoView={`${id}${asked.seat}`}
      {...{ role: 'img', 'aria-label': label }}
      onScroll={({ detail: { scrollLeft, scrollWidth } }) => onSee(seatAt(scrollLeft / (scrollWidth - boxPx)))}
    >
      <View className="look-around__picture">
        {children}
        {SEATS.map((seat) => (
          <View
            key={seat}
            id={`${id}${seat}`}
            className={`look-around__seat look-around__seat--${seat.toLowerCase()}`}
          />
        ))}
      </View>
    </ScrollView>
  )
}
