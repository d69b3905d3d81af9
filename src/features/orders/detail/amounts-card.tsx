import { Text, View } from '@tarojs/components'
import type { OrderDetail } from '@/wire/schemas/order'
import { open } from '@/services/navigation/open'
import { Card, type CardProps } from '@/ui/card'
import { KeyValues } from '@/ui/key-values'
import { Price } from '@/ui/price'
import { amountRows } from './amount-rows'
import { mainAmountOf } from '../main-amount'
import { messages } from '../messages'
import { statusRowOf } from '../status-row'
import './amounts-card.scss'

/** Leads to the parts of a balance, else to the deposit's payment, if there is one. */
const paymentsLink = ({ id, payNo, finalPaymentStatus }: OrderDetail): Pick<CardProps, 'more' | 'onMore'> => {
  if (finalPaymentStatus !== null) {
    return { more: messages.payments, onMore: () => void open('pages/mall/order/balance-pay', { id }) }
  }
  if (payNo === null) return {}
  return { more: messages.payment, onMore: () => void open('pages/mall/order/details', { payNo }) }
}

/** What the order costs, and what is due or was paid. */
export function AmountsCard({ order }: { order: OrderDetail }) {
  const rows = amountRows(order).map(({ label, amountFen, isDeduction }) => ({
    label,
    value: <Price amountFen={amountFen} meaning={isDeduction ? 'deduction' : 'amount'} />,
  }))
  const { label, amountFen, isDue } = mainAmountOf(order)
  const isRed = isDue && statusRowOf(order).tone === 'red'
  return (
    <Card title={messages.amountsTitle} {...paymentsLink(order)}>
      <KeyValues rows={rows} />
      <View className="amounts__sum">
        <Text className="t-strong">{label}</Text>
        <Price amountFen={amountFen} size={20} tone={isRed ? 'red' : 'ink'} />
      </View>
    </Card>
  )
}
