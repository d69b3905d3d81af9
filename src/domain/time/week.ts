import { texts } from '@/language/texts'
import { DAY_MS } from './duration'
import { formatMonthDay, SHANGHAI_OFFSET_MS, shanghaiDay } from './shanghai-time'
import { zh } from './week-zh'

/** The days of the week, Sunday first, and how a day of these weeks is written. */
const en = {
  days: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  today: 'Today',
  tomorrow: 'Tomorrow',
  near: (weekday: string, date: string) => `${weekday}\u00a0${date}`,
}

export type WeekForms = typeof en

const FORMS = texts(en, zh)

/** The day of the week of an instant in Shanghai: "Sun", "周日". */
export const weekdayName = (epochMs: number): string =>
  FORMS.days[new Date(epochMs + SHANGHAI_OFFSET_MS).getUTCDay()] ?? ''

/** A day of the weeks around now: "Today", "Tomorrow", "Sun 22 Nov". */
export const formatNearDay = (epochMs: number, nowMs: number): string => {
  const day = shanghaiDay(epochMs)
  if (day === shanghaiDay(nowMs)) return FORMS.today
  if (day === shanghaiDay(nowMs + DAY_MS)) return FORMS.tomorrow
  return formatWeekday(epochMs)
}

/** A day with its day of the week: "Sun 22 Nov", "11月22日 周日". */
export const formatWeekday = (epochMs: number): string => FORMS.near(weekdayName(epochMs), formatMonthDay(epochMs))

/** The time of day of an instant in Shanghai: "14:00". */
export const formatClock = (epochMs: number): string =>
  new Date(epochMs + SHANGHAI_OFFSET_MS).toISOString().slice(11, 16)
