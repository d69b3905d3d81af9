import { View } from '@tarojs/components'
import { KeyValues } from '@/ui/key-values'
import { Price } from '@/ui/price'
import type { ResultKind } from './kind'
import { messages } from './messages'
import type { PaymentResult } from './result'
import { rowsOf } from './sums'
import './sums-card.scss'

/** How an amount adds up; not drawn when there is nothing to add. */
export function SumsCard({ kind, result }: { kind: ResultKind; result: PaymentResult }) {
  const rows = rowsOf(kind, result).map(({ label, amountFen, meaning }) => ({
    label,
    value: <Price amountFen={amountFen} meaning={meaning ?? 'amount'} />,
  }))
  const nothingLeft = {
    label: messages.sums.leftToPay,
    value: <View className="sums__nothing">{messages.sums.nothing}</View>,
  }
  if (rows.length === 0) return null
  return (
    <View className="sums">
      <KeyValues rows={kind === 'loan' ? [...rows, nothingLeft] : rows} />
    </View>
  )
}
