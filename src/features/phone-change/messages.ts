import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of changing the phone number. */
const en = {
  title: 'Phone number',
  presentTitle: 'Is this number still yours?',
  presentText: (phone: string) =>
    `We send a code to ${phone}, so that nobody but you gives the account another number.`,
  newTitle: 'Your new number',
  newText: 'You will log in by it from then on. Other phones are logged out.',
  getCode: 'Get a code',
  wrongPhone: 'Enter an 11-digit mobile number',
  sameNumber: 'This is your number already',
  changed: 'Number changed',
  lost: (service: string) => `If the present number is lost, call us at ${service}.`,
}

export type Messages = typeof en

export const messages = texts(en, zh)
