import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of the sheet of a link. */
const en = {
  copyLink: 'Copy link',
  sendToFriend: 'Send to a friend',
}

export type Messages = typeof en

export const messages = texts(en, zh)
