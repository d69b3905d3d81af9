import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of saving a picture, and of the way on when the album is closed to the app. */
const en = {
  title: 'Album access is off',
  text: 'Allow Vela to add to your album in the settings, then save again.',
  openSettings: 'Open settings',
  kept: { saved: 'Saved', begun: 'Download started' },
  notSavedTitle: 'Not saved',
  phoneRefused: 'The phone could not write the picture. Is there room left on it?',
}

export type Messages = typeof en

export const messages = texts(en, zh)
