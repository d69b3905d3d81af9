import { useSecondsUntil } from '@/hooks/use-countdown'
import { messages } from './messages'

const SECONDS_A_MINUTE = 60

interface PayTitleProps {
  /** Epoch ms of the server. */
  endMs: number
  onEnd: () => void
}

/** How long an order still waits; counted each second, and drawn anew when another minute has begun. */
export function PayTitle({ endMs, onEnd }: PayTitleProps) {
  return <>{messages.payWithin(Math.ceil(useSecondsUntil(endMs, onEnd) / SECONDS_A_MINUTE))}</>
}
