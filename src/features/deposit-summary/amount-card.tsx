import { Text, View } from '@tarojs/components'
import type { OrderDetail } from '@/wire/schemas/order'
import { OrderType } from '@/wire/enums/order'
import { Card } from '@/ui/card'
import { KeyValues } from '@/ui/key-values'
import { Price } from '@/ui/price'
import { messages } from './messages'

/** The deposit, what coupons or a small one take off it, and what is due. */
export function AmountCard({ order }: { order: OrderDetail }) {
  const { orderType, depositAmount, discountInfoVOList, linkSmallOrderAmount, paymentAmount } = order
  // Those of a big order are taken off the car, not off its deposit.
  const coupons = orderType === OrderType.small ? discountInfoVOList : []
  const rows = [
    { label: messages.deposits[orderType], value: <Price amountFen={depositAmount} /> },
    ...coupons.map(({ discountName, discountAmount }) => ({
      label: discountName,
      value: <Price amountFen={discountAmount} meaning="deduction" />,
    })),
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
