import { Text, View } from '@tarojs/components'
import type { OrderDetail } from '@/contract/entities/order'
import { Card } from '@/ui/card'
import { KeyValues } from '@/ui/key-values'
import { Price } from '@/ui/price'
import { amountRows } from './amount-rows'
import { mainAmountOf } from './main-amount'
import { messages } from './messages'
import { statusRowOf } from './status-row'
import './amounts-card.scss'

/** What the order costs, and what is due or was paid. */
export function AmountsCard({ order }: { order: OrderDetail }) {
  const rows = amountRows(order).map(({ label, amountFen, isDeduction }) => ({
    label,
    value: <Price amountFen={amountFen} meaning={isDeduction ? 'deduction' : 'amount'} />,
  }))
  const { label, amountFen, isDue } = mainAmountOf(order)
  const isRed = isDue && statusRowOf(order).tone === 'red'
  return (
    <Card title={messages.amountsTitle}>
      <KeyValues rows={rows} />
      <View className="amounts__sum">
        <Text className="t-strong">{label}</Text>
        <Price amountFen={amountFen} size={20} tone={isRed ? 'red' : 'ink'} />
      </View>
    </Card>
  )
}
