import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of the field of a phone number. */
const en = {
  countryCode: '+86',
  phoneNumber: 'Phone number',
}

export type Messages = typeof en

export const messages = texts(en, zh)
