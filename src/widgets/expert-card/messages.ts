import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of the card of an expert. */
const en = {
  call: (name: string) => `Call ${name}`,
  openCard: (name: string) => `Card of ${name}`,
}

export type Messages = typeof en

export const messages = texts(en, zh)
