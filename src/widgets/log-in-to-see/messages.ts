import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of what one account alone may see. */
const en = {
  title: 'Log in to see this car',
  text: 'It is kept on the account of whoever configured it.',
  logIn: 'Log in',
}

export type Messages = typeof en

export const messages = texts(en, zh)
