import { Text, View } from '@tarojs/components'
import { formatYuan } from '@/domain/money/money'
import { Notice } from '@/ui/notice'
import { messages } from './messages'
import type { ViewedCar } from './open-configuration'
import './news.scss'

/** What is not as it was when the car was left, saved or shared: by name, with the price of then. */
export function News({ car }: { car: ViewedCar }) {
  const { goneVersion, gone, oldTotalFen, quote } = car
  if (goneVersion === null && gone.length === 0 && oldTotalFen === null) return null
  return (
    <View className="car-news">
      {goneVersion !== null && <Notice tone="orange">{messages.versionGone(goneVersion, quote.versionName)}</Notice>}
      {gone.length > 0 && (
        <Notice tone="orange">
          {messages.optionsGone}
          {gone.map(({ attributeNo, displayName, priceFen }) => (
            <View key={attributeNo}>
              {displayName}
              {priceFen > 0 && ` · ¥${formatYuan(priceFen)}`}
            </View>
          ))}
        </Notice>
      )}
      {oldTotalFen !== null && (
        <Notice tone="orange">
          <View>{messages.priceMoved}</View>
          <Text className="car-news__old">{messages.priceThen(formatYuan(oldTotalFen))}</Text>{' '}
          <Text className="t-strong">{messages.priceNow(formatYuan(quote.totalFen))}</Text>
        </Notice>
      )}
    </View>
  )
}
