import { View } from '@tarojs/components'
import type { Closure } from '@/wire/schemas/maintenance'
import { parseShanghai } from '@/domain/time/shanghai-time'
import { formatClock } from '@/domain/time/week'
import { useCountdown } from '@/hooks/use-countdown'
import { SailLine } from '@/ui/sail-line'
import './closure-bar.scss'
import { closureTimes } from './closure-times'
import { messages } from './messages'

/** How much of the plan is over; drawn anew as time goes by. */
export function ClosureBar({ closure }: { closure: Closure }) {
  useCountdown(parseShanghai(closure.endTime))
  const { goneMs, leftMs, minutesLeft, isLate, endLabel } = closureTimes(closure)
  return (
    <View className="closure-bar">
      <SailLine
        parts={[
          { key: 'gone', share: goneMs, tone: 'blue' },
          { key: 'left', share: leftMs, tone: 'rest' },
        ]}
      />
      <View className="closure-bar__times">
        <View>{formatClock(parseShanghai(closure.beginTime))}</View>
        <View>{isLate ? messages.soon : messages.minutesLeft(minutesLeft)}</View>
        <View>{endLabel}</View>
      </View>
    </View>
  )
}
