import type { DateForms } from './date-forms'

/** How dates are written in Chinese. */
export const zh: DateForms = {
  shortTime: ({ month, day }, time) => `${month}月${day}日 ${time}`,
  monthDay: ({ month, day }) => `${month}月${day}日`,
  month: ({ year, month }) => `${year}年${month}月`,
  day: ({ year, month, day }) => `${year}年${month}月${day}日`,
}
