import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Text of the wheels that a still shows. */
const en = {
  shownOn: (wheels: string) => `Shown on ${wheels}`,
}

export type Messages = typeof en

export const messages = texts(en, zh)
