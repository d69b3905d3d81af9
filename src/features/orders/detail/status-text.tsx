import { Text, View } from '@tarojs/components'
import type { OrderDetail } from '@/wire/schemas/order'
import { shortTime } from '@/domain/time/shanghai-time'
import { around } from './around'
import './status-text.scss'

interface StatusTextProps {
  order: OrderDetail
  /** A countdown tells until when the shopper has to act. */
  isCounted: boolean
}

/** What the status means, and when the car is picked up, whose hour stands out. */
export function StatusText({ order, isCounted }: StatusTextProps) {
  const { statusMessage, highLightStatusMessage } = order
  return (
    <>
      {statusMessage}
      {!isCounted && highLightStatusMessage && <PickUp text={highLightStatusMessage} order={order} />}
    </>
  )
}

function PickUp({ text, order: { storeInfo } }: { text: string; order: OrderDetail }) {
  const time = storeInfo.expectedDeliveryerTime
  const { before, part, after } = around(text, time === null ? '' : shortTime(time))
  return (
    <View>
      {before}
      <Text className="status-text__time">{part}</Text>
      {after}
    </View>
  )
}
