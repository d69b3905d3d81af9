import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** The way on from what is gone. */
const en = {
  toExplore: 'To Explore',
}

export type Messages = typeof en

export const messages = texts(en, zh)
