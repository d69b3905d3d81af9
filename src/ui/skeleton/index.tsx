import { View } from '@tarojs/components'
import { messages } from '@/ui/messages'
import './index.scss'

/** A place where something will stand: width in % of its row, height in px of a 375 px wide screen. */
export interface SkeletonBar {
  widthPercent: number
  heightPx: 16 | 24 | 32 | 120 | 200
}

export interface SkeletonProps {
  /** One card a list of bars, in the boxes of the final layout. */
  cards: readonly (readonly SkeletonBar[])[]
}

/** Holds the page's shape while it loads; nothing is seen of it for the first 200 ms (docs/rules/client.md). */
export function Skeleton({ cards }: SkeletonProps) {
  return (
    <View className="skeleton" role="status" aria-busy="true" aria-label={messages.loading}>
      {cards.map((bars, cardIndex) => (
        <View key={cardIndex} className="skeleton__card">
          {bars.map(({ widthPercent, heightPx }, barIndex) => (
            <View
              key={barIndex}
              className={`skeleton__bar skeleton__bar--${heightPx}`}
              style={{ width: `${widthPercent}%` }}
            />
          ))}
        </View>
      ))}
    </View>
  )
}
