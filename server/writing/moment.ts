import { DAY_MS, HOUR_MS } from '@/domain/time/duration'
import { parseShanghai, shanghaiDay } from '@/domain/time/shanghai-time'

/**
 * A moment as a writer writes it: "2026-11-20 09:00" in Shanghai; or counted from the moment of publishing, in hours
 * ("-6h"), or in days with or without a time of that day ("-120d", "+12d 18:30").
 */
const MOMENT = /^(?:[1-9]\d{3}-\d{2}-\d{2} \d{2}:\d{2}|[+-]\d{1,4}h|[+-]\d{1,4}d(?: \d{2}:\d{2})?)$/

const DAY = /^[1-9]\d{3}-\d{2}-\d{2}$/

const COUNTED = /^([+-]\d+)([hd])(?: (\d{2}:\d{2}))?$/

/**
 * The instant of a moment.
 *
 * @throws RangeError for a day or a time that there is not.
 */
export const instantOf = (moment: string, now: Date): Date => {
  const [, count, unit, time] = COUNTED.exec(moment) ?? []
  if (count === undefined) return new Date(parseShanghai(`${moment}:00`))
  const atMs = now.getTime() + Number(count) * (unit === 'h' ? HOUR_MS : DAY_MS)
  return time === undefined ? new Date(atMs) : new Date(parseShanghai(`${shanghaiDay(atMs)} ${time}:00`))
}

const isThere = (moment: string): boolean => {
  try {
    instantOf(moment, new Date(0))
    return true
  } catch {
    return false
  }
}

/** Whether a text is a moment, of a day and a time that there are. */
export const isMoment = (text: string): boolean => MOMENT.test(text) && isThere(text)

/** Whether a text is a day that there is: "2026-11-20". */
export const isDay = (text: string): boolean => DAY.test(text) && isThere(`${text} 00:00`)
