import { Text, View } from '@tarojs/components'
import type { OrderListItem } from '@/wire/schemas/order'
import { formatOrderNumber } from '@/domain/order/order-number'
import { depositDueFen } from '@/domain/payment/amount-due'
import { Card } from '@/ui/card'
import { Cell } from '@/ui/cell'
import { KeyValues } from '@/ui/key-values'
import { Price } from '@/ui/price'
import { Switch } from '@/ui/switch'
import { messages } from './messages'
import './amount-card.scss'

interface AmountCardProps {
  depositFen: number
  /** A paid small order that may be deducted. */
  smallOrder: OrderListItem | undefined
  isDeducted: boolean
  onDeduct: (isDeducted: boolean) => void
}

/** What the deposit is, what a small deposit takes off it, and what is due now. */
export function AmountCard({ depositFen, smallOrder, isDeducted, onDeduct }: AmountCardProps) {
  const deductedFen = isDeducted && smallOrder ? smallOrder.actualPayAmount : 0
  const deduct = smallOrder && messages.deductSmall(formatOrderNumber(smallOrder.orderNo))
  const rows = [
    { label: messages.bigDeposit, value: <Price amountFen={depositFen} /> },
    ...(deductedFen > 0
      ? [{ label: messages.smallDeducted, value: <Price amountFen={deductedFen} meaning="deduction" /> }]
      : []),
  ]
  return (
    <Card>
      {deduct && (
        <View className="amount-card__link">
          <Cell label={deduct} value={<Switch label={deduct} isOn={isDeducted} onChange={onDeduct} />} />
        </View>
      )}
      <KeyValues rows={rows} />
      <View className="amount-card__sum">
        <Text>{messages.dueNow}</Text>
        <Price amountFen={depositDueFen({ amountFen: depositFen, linkedFen: deductedFen })} size={20} />
      </View>
    </Card>
  )
}
