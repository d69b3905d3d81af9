import { Text, View } from '@tarojs/components'
import type { Right } from '@/wire/schemas/right'
import { RightStatus } from '@/wire/enums/right'
import { formatCount } from '@/domain/money/number-format'
import { SailLine } from '@/ui/sail-line'
import { messages } from './messages'
import { amountText } from './right-texts'
import './right-amount.scss'

/** Whether what is left of a right is to be told: it is counted and can be used, or it could. */
export const isCounted = <Counted extends Right>(right: Counted): right is Counted & { quantity: number } =>
  right.quantity !== null && right.status !== RightStatus.unopened

/** What is left of a right that is counted. */
export function RightAmount({ right, quantity }: { right: Right; quantity: number }) {
  const left = quantity - right.used
  return (
    <View className="right-amount">
      <View className="right-amount__line">
        <Text className="right-amount__left">{formatCount(left)}</Text>
        <Text>{messages.ofWholeLeft(amountText(right, quantity))}</Text>
      </View>
      <SailLine
        parts={[
          { key: 'left', share: left, tone: 'gold' },
          { key: 'used', share: right.used, tone: 'rest' },
        ]}
      />
    </View>
  )
}
