import { Text, View } from '@tarojs/components'
import { balanceFen } from '@/domain/payment/amount-due'
import { Card } from '@/ui/card'
import { KeyValues } from '@/ui/key-values'
import { Price } from '@/ui/price'
import { messages } from './messages'
import type { BalanceOfOrder } from './use-balance'
import './sum-card.scss'

/** How the balance comes about: the car, without what was paid for it already, and without the lender's part. */
export function SumCard({ balance, order }: BalanceOfOrder) {
  const { modelTotalPrice, saleTotalPrice, depositAmount } = order
  const lenderFen = balanceFen(saleTotalPrice, depositAmount) - balance.totalFen
  const deductions = [
    ...order.discountInfoVOList.map(({ discountName, discountAmount }) => ({
      label: discountName,
      amountFen: discountAmount,
    })),
    { label: messages.depositPaid, amountFen: depositAmount },
    { label: messages.lenderPays, amountFen: lenderFen },
  ].filter(({ amountFen }) => amountFen > 0)
  const rows = [
    { label: messages.vehicleTotal, value: <Price amountFen={modelTotalPrice} /> },
    ...deductions.map(({ label, amountFen }) => ({
      label,
      value: <Price amountFen={amountFen} meaning="deduction" />,
    })),
  ]
  return (
    <Card>
      <KeyValues rows={rows} />
      <View className="balance-sum">
        <Text className="t-strong">{lenderFen > 0 ? messages.downPayment : messages.total}</Text>
        <Price amountFen={balance.totalFen} size={17} />
      </View>
    </Card>
  )
}
