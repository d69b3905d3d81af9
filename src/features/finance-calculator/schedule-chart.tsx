import { View } from '@tarojs/components'
import type { Instalment } from '@/domain/finance/instalment'
import { messages } from './messages'
import './schedule-chart.scss'

const PERCENT = 100

/** Of each payment, what pays off the loan and what is interest: one bar a month, one node a bar. */
export function ScheduleChart({ schedule }: { schedule: readonly Instalment[] }) {
  return (
    <>
      <View className="schedule-chart" role="img" aria-label={messages.chart}>
        {schedule.map(({ month, principalFen, paymentFen }) => (
          <View
            key={month}
            className="schedule-chart__bar"
            style={{
              backgroundSize: `100% ${paymentFen === 0 ? PERCENT : Math.round((PERCENT * principalFen) / paymentFen)}%`,
            }}
          />
        ))}
      </View>
      <View className="schedule-legend" aria-hidden="true">
        <View className="schedule-legend__one">
          <View className="schedule-legend__key" />
          {messages.loan}
        </View>
        <View className="schedule-legend__one">
          <View className="schedule-legend__key schedule-legend__key--interest" />
          {messages.interest}
        </View>
      </View>
    </>
  )
}
