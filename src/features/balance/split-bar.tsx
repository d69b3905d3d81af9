import { Text, View } from '@tarojs/components'
import type { BalanceState } from '@/wire/schemas/balance'
import { formatYuan } from '@/domain/money/money'
import { Price } from '@/ui/price'
import { messages } from './messages'
import './split-bar.scss'

const WHOLE = 100

/** What is paid, what is being checked and what is left: one bar in up to three pieces, with its legend. */
export function SplitBar({ paidFen, checkingFen, leftFen, totalFen }: BalanceState) {
  const pieces = [
    { key: 'paid', label: messages.paid, amountFen: paidFen },
    { key: 'checking', label: messages.checking, amountFen: checkingFen },
    { key: 'left', label: messages.left, amountFen: leftFen },
  ]
  const said = messages.bar(formatYuan(paidFen), formatYuan(checkingFen), formatYuan(leftFen))
  return (
    <View>
      <View className="balance-bar" role="img" aria-label={said}>
        {pieces.map(
          ({ key, amountFen }) =>
            amountFen > 0 && (
              <View
                key={key}
                className={`balance-bar__piece balance-bar__piece--${key}`}
                style={{ width: `${(amountFen / totalFen) * WHOLE}%` }}
              />
            ),
        )}
      </View>
      <View className="balance-bar__legend">
        {pieces.map(({ key, label, amountFen }) => (
          <View key={key}>
            <View className="balance-bar__name">
              <View className={`balance-bar__sign balance-bar__piece--${key}`} />
              <Text>{label}</Text>
            </View>
            <Price amountFen={amountFen} size={13} />
          </View>
        ))}
      </View>
    </View>
  )
}
