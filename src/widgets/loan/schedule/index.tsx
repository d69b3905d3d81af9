import { View } from '@tarojs/components'
import type { Instalment } from '@/domain/finance/instalment'
import { formatYuan } from '@/domain/money/money'
import { formatMonth } from '@/domain/time/shanghai-time'
import { messages } from './messages'
import './index.scss'

export interface LoanScheduleProps {
  /** The months to draw: long schedules are drawn in steps. */
  schedule: readonly Instalment[]
  /** The first payment is due in the month after this instant, in epoch ms. */
  nowMs: number
}

/** Month by month: what pays off the loan, what is interest, what is left; the head stays under the page's bar. */
export function LoanSchedule({ schedule, nowMs }: LoanScheduleProps) {
  return (
    <View role="table" aria-label={messages.table}>
      <View className="loan-schedule loan-schedule--head" role="row">
        {[messages.month, messages.paidOff, messages.interest, messages.left].map((name) => (
          <View key={name} className="loan-schedule__cell" role="columnheader">
            {name}
          </View>
        ))}
      </View>
      {schedule.map(({ month, principalFen, interestFen, leftFen }) => (
        <View key={month} className="loan-schedule" role="row">
          <View className="loan-schedule__cell" role="rowheader">
            {month}
            <View className="loan-schedule__when">{formatMonth(nowMs, month)}</View>
          </View>
          <View className="loan-schedule__cell loan-schedule__cell--strong" role="cell">
            {formatYuan(principalFen)}
          </View>
          <View className="loan-schedule__cell" role="cell">
            {formatYuan(interestFen)}
          </View>
          <View className="loan-schedule__cell loan-schedule__cell--left" role="cell">
            {formatYuan(leftFen)}
          </View>
        </View>
      ))}
    </View>
  )
}
