import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Names of the app's tabs. */
const en = {
  label: 'Main tabs',
  explore: 'Explore',
  buyCar: 'Buy car',
  mine: 'Mine',
}

export type Messages = typeof en

export const messages = texts(en, zh)
