import { DATE_FORMS, type DayParts } from './date-forms'
import { DAY_MS, HOUR_MS } from './duration'

/** China's distance from UTC, the same all year. */
export const SHANGHAI_OFFSET_MS = 8 * HOUR_MS
const TIME_TEXT = /^(\d{4})-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d)$/

/** A Date whose UTC fields read as Shanghai's wall clock, so that the phone's own zone never enters. */
const wallClock = (epochMs: number): Date => new Date(epochMs + SHANGHAI_OFFSET_MS)

/**
 * Writes an instant as Shanghai wall time `YYYY-MM-DD HH:mm:ss`, the form of the wire and of records
 * (docs/rules/time.md). Milliseconds are cut off.
 *
 * @throws RangeError outside the years 0 to 9999.
 */
export const formatShanghai = (epochMs: number): string => {
  const iso = wallClock(epochMs).toISOString()
  if (iso.length !== 24) throw new RangeError(`Year out of range: ${iso}`)
  return iso.slice(0, 19).replace('T', ' ')
}

/** The day of an instant in Shanghai, `YYYY-MM-DD`. */
export const shanghaiDay = (epochMs: number): string => formatShanghai(epochMs).slice(0, 'YYYY-MM-DD'.length)

/**
 * Reads Shanghai wall time `YYYY-MM-DD HH:mm:ss` as epoch ms, whatever the phone's zone.
 * China has kept UTC+8 without summer time since 1992; earlier summers are read as UTC+8 too.
 *
 * @throws RangeError if the text has another form or names no real day or time, such as 30 February.
 */
export const parseShanghai = (text: string): number => {
  const [, year, month, day, hour, minute, second] = (TIME_TEXT.exec(text) ?? []).map(Number)
  if (
    year === undefined ||
    month === undefined ||
    day === undefined ||
    hour === undefined ||
    minute === undefined ||
    second === undefined
  ) {
    throw new RangeError(`Invalid time: ${text}`)
  }
  const epochMs = Date.UTC(year, month - 1, day, hour, minute, second) - SHANGHAI_OFFSET_MS
  // Date.UTC rolls impossible fields over (31 April is 1 May); only a real time is written back the same.
  if (formatShanghai(epochMs) !== text) throw new RangeError(`Invalid time: ${text}`)
  return epochMs
}

/** The parts of a Shanghai day, as a form of dates takes them. */
const dayParts = (date: Date): DayParts => ({
  year: date.getUTCFullYear(),
  month: date.getUTCMonth() + 1,
  day: date.getUTCDate(),
})

/** Writes a near instant for the interface: "28 Nov, 10:00", "11月28日 10:00". */
export const formatShortTime = (epochMs: number): string => {
  const date = wallClock(epochMs)
  return DATE_FORMS.shortTime(dayParts(date), date.toISOString().slice(11, 16))
}

/**
 * Writes a month for the interface, counted on from the month of an instant: "Jan 2027", "2027年1月".
 *
 * @param monthsLater - 0 for the month of the instant itself.
 */
export const formatMonth = (epochMs: number, monthsLater: number): string => {
  const date = wallClock(epochMs)
  return DATE_FORMS.month(dayParts(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + monthsLater))))
}

/** Writes a near day for the interface: "28 Nov", "11月28日". */
export const formatMonthDay = (epochMs: number): string => DATE_FORMS.monthDay(dayParts(wallClock(epochMs)))

/** Writes a day for the interface: "20 Nov 2026", "2026年11月20日". */
export const formatDay = (epochMs: number): string => DATE_FORMS.day(dayParts(wallClock(epochMs)))

/**
 * The first second of a day in Shanghai, as epoch ms.
 *
 * @param day - `YYYY-MM-DD`.
 * @throws RangeError if the text is no real date.
 */
export const dayStart = (day: string): number => parseShanghai(`${day} 00:00:00`)

/** When the next day begins in Shanghai, in epoch ms. */
export const midnightAfter = (epochMs: number): number => dayStart(shanghaiDay(epochMs + DAY_MS))

/** A near instant of the wire for the interface: see `formatShortTime`. */
export const shortTime = (time: string): string => formatShortTime(parseShanghai(time))

/**
 * A day of the wire for the interface: see `formatDay`.
 *
 * @param time - `YYYY-MM-DD HH:mm:ss`, or the day alone.
 */
export const dayText = (time: string): string => formatDay(dayStart(time.slice(0, 10)))
