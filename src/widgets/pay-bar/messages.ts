import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of the bar that takes the money. */
const en = {
  dueNow: 'Due now',
  pay: (amount: string) => `Pay ¥${amount}`,
}

export type Messages = typeof en

export const messages = texts(en, zh)
