import { Text, View } from '@tarojs/components'
import { balanceFen } from '@/domain/payment/amount-due'
import { formatYuan } from '@/domain/money/money'
import { open } from '@/services/navigation/open'
import { Card } from '@/ui/card'
import { Icon } from '@/ui/icon'
import { KeyValues } from '@/ui/key-values'
import { Pressable } from '@/ui/pressable'
import { Price } from '@/ui/price'
import { messages } from './messages'
import type { BalanceOfOrder } from './use-balance'
import './sum-card.scss'

interface Deduction {
  label: string
  amountFen: number
  /** The payment that brought it, which its row leads to. */
  payNo?: string | null
}

function PaymentLink({ label, amountFen, payNo }: Deduction & { payNo: string }) {
  return (
    <Pressable
      className="balance-payment"
      role="link"
      label={messages.openAmount(label, formatYuan(amountFen))}
      onPress={() => void open('pages/mall/order/details', { payNo })}
    >
      <Price amountFen={amountFen} meaning="deduction" />
      <Icon name="chevron" size={16} className="balance-payment__chevron" />
    </Pressable>
  )
}

/** How the balance comes about: the car, without what was paid for it already, and without the lender's part. */
export function SumCard({ balance, order }: BalanceOfOrder) {
  const { modelTotalPrice, saleTotalPrice, depositAmount } = order
  const lenderFen = balanceFen(saleTotalPrice, depositAmount) - balance.totalFen
  const deductions: Deduction[] = [
    ...order.discountInfoVOList.map(({ discountName, discountAmount }) => ({
      label: discountName,
      amountFen: discountAmount,
    })),
    { label: messages.depositPaid, amountFen: depositAmount, payNo: balance.depositPayNo },
    { label: messages.lenderPays, amountFen: lenderFen },
  ].filter(({ amountFen }) => amountFen > 0)
  const rows = [
    { label: messages.vehicleTotal, value: <Price amountFen={modelTotalPrice} /> },
    ...deductions.map(({ label, amountFen, payNo = null }) => ({
      label,
      value:
        payNo === null ? (
          <Price amountFen={amountFen} meaning="deduction" />
        ) : (
          <PaymentLink label={label} amountFen={amountFen} payNo={payNo} />
        ),
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
