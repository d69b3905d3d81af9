import { useCountdown } from '@/hooks/use-countdown'
import { messages } from './messages'

const SECONDS_A_MINUTE = 60
const MINUTES_AN_HOUR = 60
const HOURS_A_DAY = 24

interface PayTitleProps {
  /** Epoch ms of the server. */
  endMs: number
  onEnd: () => void
}

/** How long an order still waits; counted each second, and drawn anew when another minute has begun. */
export function PayTitle({ endMs, onEnd }: PayTitleProps) {
  const { day, hour, minute, second } = useCountdown(endMs, onEnd)
  const minutes = (day * HOURS_A_DAY + hour) * MINUTES_AN_HOUR + minute + Math.ceil(second / SECONDS_A_MINUTE)
  return <>{messages.payWithin(minutes)}</>
}
