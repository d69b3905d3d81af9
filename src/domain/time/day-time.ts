import { texts } from '@/language/texts'
import { unbrokenSpans } from '@/language/unbroken'
import { shanghaiDay } from './shanghai-time'
import { formatClock, formatNearDay, formatWeekday } from './week'
import { zh } from './day-time-zh'

/** How a day and a time of day stand together, and two ends of a span. */
const en = {
  at: (day: string, clock: string) => `${day}, ${clock}`,
  span: (from: string, to: string) => `${from}–${to}`,
}

export type DayTimeForms = typeof en

const FORMS = texts(en, zh)

/** A day of the week with a time of day: "Sun 22 Nov, 14:00", "11月22日 周日 14:00". */
export const formatDayTime = (epochMs: number): string => FORMS.at(formatWeekday(epochMs), formatClock(epochMs))

/** The same, as it is said near now: "Today, 14:00", "Sun 22 Nov, 14:00". */
export const formatNearTime = (epochMs: number, nowMs: number): string =>
  FORMS.at(formatNearDay(epochMs, nowMs), formatClock(epochMs))

/** From when until when: "Sat 28 Nov, 18:30–21:30"; over several days both ends by their day, "Sat 28 Nov–Mon 30 Nov". */
export const formatSpan = (startMs: number, endMs: number): string =>
  shanghaiDay(startMs) === shanghaiDay(endMs)
    ? FORMS.at(formatWeekday(startMs), unbrokenSpans(FORMS.span(formatClock(startMs), formatClock(endMs))))
    : FORMS.span(formatWeekday(startMs), formatWeekday(endMs))
