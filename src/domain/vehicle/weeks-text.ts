import { texts } from '@/language/texts'
import { zh } from './weeks-text-zh'

/** How a span of weeks is written: of a span the last counts, and the word stays with its number. */
const en = {
  weeks: (from: number, to: number): string =>
    `${from === to ? '' : `${from}–`}${to}\u00a0${to === 1 ? 'week' : 'weeks'}`,
}

export type WeeksForms = typeof en

const FORMS = texts(en, zh)

/** In how many weeks a car is delivered, from the least to the most: "6–8 weeks", "6 weeks", "6 至 8 周". */
export const weeksText = (from: number, to: number): string => FORMS.weeks(from, to)
