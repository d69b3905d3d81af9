import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { BigOrderQuote } from '@/wire/schemas/order-quote'
import type { OrderListItem } from '@/wire/schemas/order'
import { formatOrderNumber } from '@/domain/order/order-number'
import { depositDueFen } from '@/domain/payment/amount-due'
import { Card } from '@/ui/card'
import { Cell } from '@/ui/cell'
import { KeyValues, type KeyValue } from '@/ui/key-values'
import { Price } from '@/ui/price'
import { Switch } from '@/ui/switch'
import { messages as payWords } from '@/widgets/pay-bar/messages'
import { messages } from '../messages'
import './amount-card.scss'

interface AmountCardProps {
  depositFen: number
  /** A paid small order that may be deducted. */
  smallOrder: OrderListItem | undefined
  isDeducted: boolean
  onDeduct: (isDeducted: boolean) => void
  /** What the order would come to; undefined until the server has said. */
  quote: BigOrderQuote | undefined
  /** Rows above the sums. */
  children?: ReactNode
}

const deduction = (label: string, amountFen: number): KeyValue => ({
  label,
  value: <Price amountFen={amountFen} meaning="deduction" />,
})

/** The car, what is taken off it, and what it is sold for; nothing where nothing is taken off. */
const saleRows = ({ modelTotalPrice, discountInfoVOList, saleTotalPrice }: BigOrderQuote): KeyValue[] =>
  discountInfoVOList.length === 0
    ? []
    : [
        { label: messages.configuredPrice, value: <Price amountFen={modelTotalPrice} /> },
        ...discountInfoVOList.map(({ discountName, discountAmount }) => deduction(discountName, discountAmount)),
        { label: messages.salePrice, value: <Price amountFen={saleTotalPrice} /> },
      ]

/** What the car is sold for, what the deposit is, what a small deposit takes off it, and what is due now. */
export function AmountCard({ depositFen, smallOrder, isDeducted, onDeduct, quote, children }: AmountCardProps) {
  const deductedFen = isDeducted && smallOrder ? smallOrder.actualPayAmount : 0
  const deduct = smallOrder && messages.deductSmall(formatOrderNumber(smallOrder.orderNo))
  const rows = [
    ...(quote ? saleRows(quote) : []),
    { label: messages.bigDeposit, value: <Price amountFen={depositFen} /> },
    ...(deductedFen > 0 ? [deduction(messages.smallDeducted, deductedFen)] : []),
  ]
  return (
    <Card>
      {deduct && (
        <View className="amount-card__link">
          <Cell label={deduct} value={<Switch label={deduct} isOn={isDeducted} onChange={onDeduct} />} />
        </View>
      )}
      {children}
      <KeyValues rows={rows} />
      <View className="amount-card__sum">
        <Text>{payWords.dueNow}</Text>
        <Price amountFen={depositDueFen({ amountFen: depositFen, linkedFen: deductedFen })} size={20} />
      </View>
    </Card>
  )
}
