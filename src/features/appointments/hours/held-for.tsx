import { useSecondsUntil } from '@/hooks/use-countdown'
import { messages } from '../messages'

const SECONDS_PER_MINUTE = 60

interface HeldForProps {
  /** Epoch ms. */
  untilMs: number | undefined
  /** What is said where none is held. */
  otherwise: string
}

/** How long the chosen hour is held. */
export function HeldFor({ untilMs, otherwise }: HeldForProps) {
  const seconds = useSecondsUntil(untilMs ?? 0)
  if (seconds === 0) return otherwise
  return messages.heldFor(Math.max(1, Math.round(seconds / SECONDS_PER_MINUTE)))
}
