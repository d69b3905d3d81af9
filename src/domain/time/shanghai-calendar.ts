import { DAY_MS, HOUR_MS } from './duration'
import { SHANGHAI_OFFSET_MS } from './shanghai-time'

const OFFICE_CLOSES_MS = 18 * HOUR_MS
const SATURDAY = 6
const SUNDAY = 0

const wallClock = (epochMs: number): Date => new Date(epochMs + SHANGHAI_OFFSET_MS)

/**
 * The same time of day a number of months later on Shanghai's calendar; where that month is shorter, its last day: a
 * month after 31 January is 28 or 29 February.
 */
export const addMonths = (epochMs: number, months: number): number => {
  const from = wallClock(epochMs)
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0))
  const day = Math.min(from.getUTCDate(), lastDay.getUTCDate())
  const timeOfDayMs = (epochMs + SHANGHAI_OFFSET_MS) % DAY_MS
  return Date.UTC(lastDay.getUTCFullYear(), lastDay.getUTCMonth(), day) + timeOfDayMs - SHANGHAI_OFFSET_MS
}

/** 18:00 of the next day that is neither Saturday nor Sunday, in Shanghai. Public holidays are not known here. */
export const nextWorkingDayEnd = (epochMs: number): number => {
  const midnightMs = epochMs - ((epochMs + SHANGHAI_OFFSET_MS) % DAY_MS)
  const isWorkingDay = (days: number): boolean => {
    const weekday = wallClock(midnightMs + days * DAY_MS).getUTCDay()
    return weekday !== SATURDAY && weekday !== SUNDAY
  }
  const days = [1, 2, 3].find(isWorkingDay) ?? 1
  return midnightMs + days * DAY_MS + OFFICE_CLOSES_MS
}
