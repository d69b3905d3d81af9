import { Text, View } from '@tarojs/components'
import type { OrderDetail } from '@/wire/schemas/order'
import { Card } from '@/ui/card'
import { KeyValues } from '@/ui/key-values'
import { Price } from '@/ui/price'
import { messages } from './messages'

/** The deposit, what a small one takes off it, and what is due. */
export function AmountCard({ order }: { order: OrderDetail }) {
  const { orderType, depositAmount, linkSmallOrderAmount, paymentAmount } = order
  const rows = [
    { label: messages.deposits[orderType], value: <Price amountFen={depositAmount} /> },
    ...(linkSmallOrderAmount > 0
      ? [{ label: messages.smallDeducted, value: <Price amountFen={linkSmallOrderAmount} meaning="deduction" /> }]
      : []),
  ]
  return (
    <Card>
      <KeyValues rows={rows} />
      <View className="deposit__row deposit__sum">
        <Text>{messages.dueNow}</Text>
        <Price amountFen={paymentAmount} size={20} />
      </View>
    </Card>
  )
}
