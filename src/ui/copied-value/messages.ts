import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** What a value that can be copied says. */
const en = {
  copy: 'Copy',
}

export type Messages = typeof en

export const messages = texts(en, zh)
