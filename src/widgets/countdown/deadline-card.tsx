import { Text, View } from '@tarojs/components'
import type { OrderDetail } from '@/wire/schemas/order'
import { orderDeadlineMs } from '@/domain/order/order-deadline'
import { useAfterClosing } from '@/hooks/use-countdown'
import { Card } from '@/ui/card'
import { Countdown, type CountdownProps } from '.'
import './deadline-card.scss'

export interface DeadlineCardProps extends Pick<CountdownProps, 'tone'> {
  order: OrderDetail
  /** What must be done, or happens by itself, until then. */
  label: string
  /** The time is up, and the server has seen to it. */
  onClosed: () => void
}

/** How long an order's step can still be taken; nothing where there is no end. */
export function DeadlineCard({ order, label, onClosed, ...countdown }: DeadlineCardProps) {
  const onEnd = useAfterClosing(onClosed)
  const deadlineMs = orderDeadlineMs(order)
  if (deadlineMs === null) return null
  return (
    <Card>
      <View className="deadline-card">
        <Text>{label}</Text>
        <Countdown {...countdown} endMs={deadlineMs} onEnd={onEnd} />
      </View>
    </Card>
  )
}
