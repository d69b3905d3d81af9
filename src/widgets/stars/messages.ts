import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of stars. */
const en = {
  stars: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
  starsOf: (item: string, count: number) => `${item}: ${count} of 5 stars`,
}

export type Messages = typeof en

export const messages = texts(en, zh)
