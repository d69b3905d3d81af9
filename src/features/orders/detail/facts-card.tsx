import { Text, View } from '@tarojs/components'
import type { OrderDetail } from '@/wire/schemas/order'
import { BRAND } from '@/domain/brand'
import { formatOrderNumber } from '@/domain/order/order-number'
import { formatServiceNumber } from '@/domain/person/phone'
import { callCustomerService } from '@/services/customer-service'
import { Card } from '@/ui/card'
import { copyText } from '@/ui/popup/copy'
import { KeyValues } from '@/ui/key-values'
import { Pressable } from '@/ui/pressable'
import { factRows } from './fact-rows'
import { messages } from '../messages'
import './facts-card.scss'

/** The records of the purchase, and whom to ask about it. */
export function FactsCard({ order }: { order: OrderDetail }) {
  const { orderNo } = order
  const number = (
    <View className="order-facts__number">
      <Text>{formatOrderNumber(orderNo)}</Text>
      <Pressable className="order-facts__link" label={messages.copyOrderNo} onPress={() => void copyText(orderNo)}>
        {messages.copy}
      </Pressable>
    </View>
  )
  const service = (
    <Pressable className="order-facts__link" onPress={() => void callCustomerService()}>
      {formatServiceNumber(BRAND.serviceNumber)}
    </Pressable>
  )
  return (
    <Card>
      <KeyValues
        rows={[
          { label: messages.facts.orderNo, value: number },
          ...factRows(order),
          { label: messages.customerService, value: service },
        ]}
      />
    </Card>
  )
}
