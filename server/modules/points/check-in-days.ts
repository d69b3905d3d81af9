import type { CheckInDay } from '@/wire/schemas/points'
import { EarningCause } from '@/wire/enums/points'
import { DAY_MS } from '@/domain/time/duration'
import { shanghaiDay } from '@/domain/time/shanghai-time'
import { EARNING_RULES, SEVENTH_DAY_POINTS } from './earning-rules'

/** After so many days in a row the count begins anew. */
export const DAYS_IN_A_ROW = 7

/** The last time that somebody checked in. */
interface LastCheckIn {
  day: string
  dayOfSeven: number
}

/** Where a customer stands with checking in today. */
export interface CheckInStand {
  isDone: boolean
  dayOfSeven: number
  days: CheckInDay[]
}

const dayOfToday = (last: LastCheckIn | undefined, nowMs: number): number => {
  if (last?.day === shanghaiDay(nowMs)) return last.dayOfSeven
  if (last?.day !== shanghaiDay(nowMs - DAY_MS)) return 1
  return (last.dayOfSeven % DAYS_IN_A_ROW) + 1
}

/** The seven days around today: a day that was left out begins them anew, and so does the day after the seventh. */
export const checkInStand = (last: LastCheckIn | undefined, nowMs: number): CheckInStand => {
  const dayOfSeven = dayOfToday(last, nowMs)
  const isDone = last?.day === shanghaiDay(nowMs)
  const days = Array.from({ length: DAYS_IN_A_ROW }, (_, index) => ({
    day: shanghaiDay(nowMs + (index + 1 - dayOfSeven) * DAY_MS),
    points: index + 1 === DAYS_IN_A_ROW ? SEVENTH_DAY_POINTS : EARNING_RULES[EarningCause.checkIn].points,
    isDone: index + 1 < dayOfSeven || (index + 1 === dayOfSeven && isDone),
  }))
  return { isDone, dayOfSeven, days }
}
