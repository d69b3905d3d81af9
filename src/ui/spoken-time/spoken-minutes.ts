import { MINUTE_MS, SECOND_MS } from '@/domain/time/duration'

/** Minutes at which a countdown speaks. */
const SPOKEN_MINUTES = [5, 1] as const

/** An announcement stands for this long, so that a screen reader is sure to meet it. */
const STANDS_MS = 10 * SECOND_MS

/** The number of minutes to announce now, or null: a countdown that spoke every second would drown the page. */
export const spokenMinutes = (remainingMs: number): number | null => {
  const due = SPOKEN_MINUTES.find((minutes) => {
    const sinceMs = minutes * MINUTE_MS - remainingMs
    return sinceMs >= 0 && sinceMs < STANDS_MS
  })
  return due ?? null
}
