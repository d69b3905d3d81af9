import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of the pages that lead on to others. */
const en = {
  opening: 'Opening',
  loggingIn: 'We are logging you in. This takes a moment.',
  aMoment: 'This takes a moment.',
  asGuest: 'Go on as guest',
}

export type Messages = typeof en

export const messages = texts(en, zh)
