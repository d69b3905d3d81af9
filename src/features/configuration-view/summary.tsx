import { View } from '@tarojs/components'
import { formatYuan } from '@/domain/money/money'
import { dayText } from '@/domain/time/shanghai-time'
import { Card } from '@/ui/card'
import { PriceBreakdown } from '@/ui/price-breakdown'
import { messages } from './messages'
import type { ViewedCar } from './open-configuration'
import { priceRows } from './price-rows'
import './summary.scss'

/** What the car is made of, what it costs, a month too, and when it comes. */
export function Summary({ car }: { car: ViewedCar }) {
  const { quote, monthlyFen, version } = car
  return (
    <Card title={messages.parts}>
      <PriceBreakdown rows={priceRows(car)} totalLabel={messages.configuredPrice} totalFen={quote.totalFen} />
      <View className="car-summary__notes">
        {monthlyFen !== undefined && <View>{messages.financeFrom(formatYuan(monthlyFen))}</View>}
        <View>{messages.delivery(version.deliveryWeeksFrom, version.deliveryWeeksTo)}</View>
        <View>{messages.priceOf(dayText(quote.quotedTime))}</View>
      </View>
    </Card>
  )
}
