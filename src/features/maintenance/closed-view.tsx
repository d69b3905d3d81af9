import { View } from '@tarojs/components'
import type { Closure } from '@/wire/schemas/maintenance'
import { parseShanghai } from '@/domain/time/shanghai-time'
import { formatClock } from '@/domain/time/week'
import { Cell } from '@/ui/cell'
import { ExtraIcon } from '@/ui/extra-icon'
import { Icon } from '@/ui/icon'
import { EmptyView } from '@/ui/state-view'
import './closed-view.scss'
import { ClosureBar } from './closure-bar'
import { closureTimes } from './closure-times'
import { messages } from './messages'

/** What is known of a closure, and what goes on all the while. */
export function ClosedView({ closure }: { closure: Closure }) {
  const { endLabel, isLate } = closureTimes(closure)
  const beganAt = formatClock(parseShanghai(closure.beginTime))
  return (
    <View className="closed-view">
      <EmptyView
        art="maintenance"
        title={isLate ? messages.longer : messages.backAt(endLabel)}
        text={messages.began(closure.reason, beganAt)}
      >
        <ClosureBar closure={closure} />
      </EmptyView>
      <View className="closed-view__facts">
        <Cell icon={<Icon name="shield" />} label={messages.money} note={messages.moneyText} />
        <Cell icon={<Icon name="clock" />} label={messages.pay} note={messages.payText} />
        <Cell icon={<ExtraIcon name="calendar" />} label={messages.drives} note={messages.drivesText} />
      </View>
      <View className="closed-view__foot">{messages.looks}</View>
    </View>
  )
}
