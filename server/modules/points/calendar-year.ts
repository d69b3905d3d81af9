import { dayStart, shanghaiDay } from '@/domain/time/shanghai-time'

const yearOf = (day: string): number => Number(day.slice(0, 'YYYY'.length))
const lastDay = (year: number): string => `${year}-12-31`

/** The last day of points that are earned at an instant: 31 December of the year after. */
export const endsOn = (now: Date): string => lastDay(yearOf(shanghaiDay(now.getTime())) + 1)

/** The newest day with which points have ended at an instant. */
export const endedTo = (now: Date): string => lastDay(yearOf(shanghaiDay(now.getTime())) - 1)

/** The days with which points end after one of them and up to another. */
export const endsBetween = (after: string, upTo: string): string[] =>
  Array.from({ length: yearOf(upTo) - yearOf(after) }, (_, index) => lastDay(yearOf(after) + index + 1))

/** The first instant after a last day. */
export const endInstant = (day: string): Date => new Date(dayStart(`${yearOf(day) + 1}-01-01`))
