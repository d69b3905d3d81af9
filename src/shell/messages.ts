import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of the app itself, on whatever page it is. */
const en = {
  offline: 'You are offline',
  online: 'Back online',
  updateTitle: 'A new version is ready',
  updateText: 'Restart to use it. Your orders and your login stay as they are.',
  restart: 'Restart',
  later: 'Later',
  // WeChat shows four characters of a button.
  oldHost: {
    title: 'WeChat is too old',
    text: 'Vela needs a newer WeChat. Update it and open Vela again.',
    okLabel: 'OK',
  },
}

export type Messages = typeof en

export const messages = texts(en, zh)
