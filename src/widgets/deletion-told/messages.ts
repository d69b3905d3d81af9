import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of the word about a deletion after a login. */
const en = {
  deletedOn: (day: string) => `Your account is deleted on ${day}`,
  text: 'Logging in alone does not stop it. Until then you can keep your account, here or on Mine.',
  view: 'View',
  later: 'Later',
}

export type Messages = typeof en

export const messages = texts(en, zh)
