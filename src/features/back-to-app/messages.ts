import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of the way back to the app that opened this one. */
const en = {
  heading: 'Done here. Back to the app',
  text: 'The app shows the newest state of your order by itself.',
  toApp: 'Return to Vela app',
  stay: 'Stay here',
  notOpenedTitle: 'The app did not open',
  notOpenedText: 'WeChat returns to an app only from where it was opened. Please switch to it by hand.',
}

export type Messages = typeof en

export const messages = texts(en, zh)
