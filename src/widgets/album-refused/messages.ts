import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of the way on when the album is closed to the app. */
const en = {
  title: 'Album access is off',
  text: 'Allow Vela to add to your album in the settings, then save again.',
  openSettings: 'Open settings',
}

export type Messages = typeof en

export const messages = texts(en, zh)
