import type { CalendarDay } from '@/wire/schemas/appointment'

/** Whether a day has an hour to book. */
export const hasFree = ({ slots }: CalendarDay): boolean => slots.some(({ left }) => left > 0)

/** The day of a time of the wire. */
const dayOf = (time: string): string => time.slice(0, 'YYYY-MM-DD'.length)

/** The day to show: the one that was looked at, that of an hour, else the first with a free hour, else the first. */
export const shownDay = (
  days: readonly CalendarDay[],
  looked: string | undefined,
  startTime: string | undefined,
): CalendarDay | undefined => {
  const wanted = [looked, startTime === undefined ? undefined : dayOf(startTime)]
  const named = wanted.map((day) => days.find((one) => one.day === day)).find((day) => day !== undefined)
  return named ?? days.find(hasFree) ?? days[0]
}

/** Whether an hour can be booked. */
export const isFree = (days: readonly CalendarDay[], startTime: string): boolean =>
  days.some(({ slots }) => slots.some((slot) => slot.startTime === startTime && slot.left > 0))

/** Whether an hour is the shop's, and none of it is left. */
export const isTaken = (days: readonly CalendarDay[], startTime: string): boolean =>
  days.some(({ slots }) => slots.some((slot) => slot.startTime === startTime && slot.left === 0))
