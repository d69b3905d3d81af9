import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of a shop's hours. */
const en = {
  openTo: (time: string) => `Open to ${time}`,
  opens: (time: string) => `Opens: ${time}`,
}

export type Messages = typeof en

export const messages = texts(en, zh)
