import { DAY_MS } from '@/domain/time/duration'
import { parseShanghai, shanghaiDay } from '@/domain/time/shanghai-time'

/** The instant at an hour of Shanghai's wall clock, a number of days after the day of `now`. */
export const shanghaiDayAt = (now: Date, daysLater: number, time: `${string}:${string}`): Date => {
  const day = shanghaiDay(now.getTime() + daysLater * DAY_MS)
  return new Date(parseShanghai(`${day} ${time}:00`))
}

/** The next full step of a clock, e.g. with five minutes 10:02 becomes 10:05. */
export const roundUp = (instant: Date, stepMs: number): Date => new Date(Math.ceil(instant.getTime() / stepMs) * stepMs)
