import { texts } from '@/language/texts'
import { zh } from './date-forms-zh'

/** A day of the calendar; `month` is 1 to 12. */
export interface DayParts {
  year: number
  month: number
  day: number
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

const monthName = ({ month }: DayParts): string => MONTHS[month - 1] ?? ''

const en = {
  shortTime: (date: DayParts, time: string) => `${date.day}\u00a0${monthName(date)}, ${time}`,
  monthDay: (date: DayParts) => `${date.day}\u00a0${monthName(date)}`,
  month: (date: DayParts) => `${monthName(date)}\u00a0${date.year}`,
  day: (date: DayParts) => `${date.day}\u00a0${monthName(date)}\u00a0${date.year}`,
}

export type DateForms = typeof en

/** How dates are written in the interface: no line ends within one (docs/rules/time.md). */
export const DATE_FORMS = texts(en, zh)
