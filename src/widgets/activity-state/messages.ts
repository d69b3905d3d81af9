import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** The states of activities in words. */
const en = {
  none: 'No sign-up needed',
  notStarted: 'Sign-up not open yet',
  signingUp: 'Signing up',
  full: 'All places taken',
  ended: 'Sign-up ended',
  ongoing: 'On now',
  over: 'Ended',
}

export type Messages = typeof en

export const messages = texts(en, zh)
