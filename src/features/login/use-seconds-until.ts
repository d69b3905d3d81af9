import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@/domain/time/duration'
import { useCountdown } from '@/hooks/use-countdown'

/** Whole seconds until an instant of the server's time; 0 once it has passed. */
export function useSecondsUntil(instantMs: number): number {
  const { day, hour, minute, second } = useCountdown(instantMs)
  return (day * DAY_MS + hour * HOUR_MS + minute * MINUTE_MS) / SECOND_MS + second
}
