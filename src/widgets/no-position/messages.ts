import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of a position that is not told. */
const en = {
  refused: {
    title: 'Your position is off',
    text: 'Allow it in the settings of this app.',
    orCity: 'Allow it in the settings of this app, or choose your city instead.',
  },
  unknown: {
    title: 'Your position is not known',
    text: 'This phone cannot tell where it is right now.',
    orCity: 'This phone cannot tell where it is right now. Choose your city instead.',
  },
  openSettings: 'Open settings',
  chooseCity: 'Choose a city',
  close: 'Close',
}

export type Messages = typeof en

export const messages = texts(en, zh)
