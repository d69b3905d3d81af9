import { texts } from '@/language/texts'
import { zh } from './weeks-text-zh'

/** How a span of weeks is written: the last of them counts, and a line breaks nowhere in it, also not behind the dash. */
const en = {
  weeks: (from: number, to: number): string =>
    `${from === to ? '' : `${from}–\u2060`}${to}\u00a0${to === 1 ? 'week' : 'weeks'}`,
}

export type WeeksForms = typeof en

const FORMS = texts(en, zh)

/** In how many weeks a car is delivered, from the least to the most: "6–8 weeks", "6 weeks", "6 至 8 周". */
export const weeksText = (from: number, to: number): string => FORMS.weeks(from, to)
