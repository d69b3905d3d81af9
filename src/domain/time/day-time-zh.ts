import type { DayTimeForms } from './day-time'

/** How a day and a time of day stand together in Chinese. */
export const zh: DayTimeForms = {
  at: (day, clock) => `${day} ${clock}`,
  span: (from, to) => `${from}–${to}`,
}
