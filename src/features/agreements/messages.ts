import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of the page that shows an agreement. */
const en = {
  title: 'Agreement',
  notNow: 'Not now',
  agree: 'Agree',
  agreed: 'Agreed',
  notAgreed: 'Not agreed yet',
  unknownTitle: 'No such agreement',
  unknownText: 'The link may be old. Settings lists the agreements in force.',
  toSettings: 'Open settings',
}

export type Messages = typeof en

export const messages = texts(en, zh)
