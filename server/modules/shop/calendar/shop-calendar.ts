import { dayStart, formatShanghai, shanghaiDay } from '@/domain/time/shanghai-time'
import { MINUTE_MS } from '@/domain/time/duration'
import { startOfDay } from '../../../system/shanghai-calendar'

/** The kind of a day that is a public holiday; 1 Monday to 7 Sunday are the others. */
export const HOLIDAY_KIND = 8

const DAYS_A_WEEK = 7

/** From when until when a shop is open, in minutes of the day. */
export interface DayHours {
  opensMinute: number
  closesMinute: number
}

/** What a shop's openings follow from. Days are YYYY-MM-DD of Shanghai. */
export interface ShopCalendar {
  hoursByKind: ReadonlyMap<number, DayHours>
  holidays: ReadonlySet<string>
  closedDays: ReadonlySet<string>
}

/** One stretch of time in which a shop is open, in epoch ms; it is closed again at `closesMs`. */
export interface Opening {
  opensMs: number
  closesMs: number
}

/** 1 Monday to 7 Sunday. */
const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || DAYS_A_WEEK

/** The days from that of an instant on, as YYYY-MM-DD. */
export const daysFrom = (nowMs: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => shanghaiDay(startOfDay(nowMs, index)))

/** When a shop is open on a day, or null on a day off. */
export const openingOn = ({ hoursByKind, holidays, closedDays }: ShopCalendar, day: string): Opening | null => {
  const hours = hoursByKind.get(holidays.has(day) ? HOLIDAY_KIND : weekday(day))
  if (hours === undefined || closedDays.has(day)) return null
  const startMs = dayStart(day)
  return { opensMs: startMs + hours.opensMinute * MINUTE_MS, closesMs: startMs + hours.closesMinute * MINUTE_MS }
}

/** How many openings a shopper is told: this one and the next. */
const TOLD = 2

/** The openings that are not over yet, the first two of these days. */
export const nextOpenings = (calendar: ShopCalendar, nowMs: number, days: readonly string[]): Opening[] =>
  days
    .map((day) => openingOn(calendar, day))
    .filter((opening) => opening !== null)
    .filter(({ closesMs }) => closesMs > nowMs)
    .slice(0, TOLD)

const CLOCK_START = 'YYYY-MM-DD '.length
const CLOCK_END = CLOCK_START + 'HH:mm'.length

const clockOf = (minute: number): string =>
  formatShanghai(dayStart('2000-01-01') + minute * MINUTE_MS).slice(CLOCK_START, CLOCK_END)

/** Hours as a shopper reads them: "10:00–22:00". */
export const hoursText = ({ opensMinute, closesMinute }: DayHours): string =>
  `${clockOf(opensMinute)}–${clockOf(closesMinute)}`
