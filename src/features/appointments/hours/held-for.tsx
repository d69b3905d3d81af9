import { useSecondsUntil } from '@/hooks/use-countdown'
import { messages } from '../messages'

const SECONDS_PER_MINUTE = 60

/** How long the chosen hour is held; what follows, where it is not. */
export function HeldFor({ untilMs }: { untilMs: number | undefined }) {
  const seconds = useSecondsUntil(untilMs ?? 0)
  if (seconds === 0) return messages.chooseTimeText
  return messages.heldFor(Math.max(1, Math.round(seconds / SECONDS_PER_MINUTE)))
}
