import { View } from '@tarojs/components'
import { useState } from 'react'
import { formatYuan } from '@/domain/money/money'
import { annualRateText } from '@/domain/money/percent-text'
import type { WorkedOut } from '@/domain/finance/work-out-loan'
import { useRowsInSteps } from '@/hooks/use-rows-in-steps'
import { serverNow } from '@/services/server-clock'
import { messages as fieldMessages } from '@/widgets/loan/fields/messages'
import { LoanSchedule } from '@/widgets/loan/schedule'
import { Price } from '@/ui/price'
import { messages } from './messages'
import './schedule.scss'
import { ScheduleChart } from './schedule-chart'

/** More than a screen shows. */
const FIRST_MONTHS = 12

/** The payments of a plan month by month. */
export function Schedule({ plan: { scheme, offer } }: { plan: WorkedOut }) {
  const [nowMs] = useState(serverNow)
  const { schedule, monthlyFen, interestFen } = offer
  const drawn = useRowsInSteps(schedule, FIRST_MONTHS)
  const last = schedule[schedule.length - 1]
  return (
    <>
      <View className="schedule-head">
        <View>
          <View className="schedule-head__label">{messages.everyMonth(schedule.length)}</View>
          <Price amountFen={monthlyFen} size={22} />
        </View>
        <View className="schedule-head__facts">
          <View>{fieldMessages.rateAYear(annualRateText(scheme.annualRate))}</View>
          <View>{messages.interestOf(formatYuan(interestFen))}</View>
        </View>
      </View>
      <ScheduleChart schedule={schedule} />
      <LoanSchedule schedule={drawn} nowMs={nowMs} />
      <View className="schedule-note">
        {messages.scheduleNote(last && last.paymentFen !== monthlyFen ? formatYuan(last.paymentFen) : null)}
      </View>
    </>
  )
}
