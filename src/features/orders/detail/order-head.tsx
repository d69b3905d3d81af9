import { Text } from '@tarojs/components'
import type { OrderDetail } from '@/wire/schemas/order'
import { OrderStatus } from '@/wire/enums/order'
import { orderDeadlineMs } from '@/domain/order/order-deadline'
import { useAfterClosing } from '@/hooks/use-countdown'
import { Countdown } from '@/widgets/countdown'
import { StatusHead } from '@/ui/status-head'
import { messages } from '../messages'
import { statusRowOf } from '../status-row'
import { StatusText } from './status-text'

interface OrderHeadProps {
  order: OrderDetail
  /** The time to act is up, and the server has seen to it. */
  onClosed: () => void
}

/** Where the order stands, and how long the shopper has. */
export function OrderHead({ order, onClosed }: OrderHeadProps) {
  const onEnd = useAfterClosing(onClosed)
  const { label, tone } = statusRowOf(order)
  const deadlineMs = orderDeadlineMs(order)
  const isToLock = order.statusCode === OrderStatus.paid
  return (
    <StatusHead
      title={label}
      text={order.statusMessage && <StatusText order={order} isCounted={deadlineMs !== null} />}
      tone={tone}
    >
      {deadlineMs !== null && (
        <>
          <Text>{isToLock ? messages.locksIn : messages.closesIn}</Text>
          <Countdown endMs={deadlineMs} tone={tone === 'red' ? 'red' : 'ink'} onEnd={onEnd} />
        </>
      )}
    </StatusHead>
  )
}
