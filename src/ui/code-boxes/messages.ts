import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of the boxes of a code. */
const en = {
  codeDigits: (entered: number, length: number) => `Verification code, ${entered} of ${length} digits entered`,
}

export type Messages = typeof en

export const messages = texts(en, zh)
