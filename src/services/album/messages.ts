import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of a browser that keeps no files: WeChat's own. */
const en = {
  title: 'WeChat saves it another way',
  holdIt: 'Press and hold the picture to save it.',
  elsewhere:
    'WeChat’s browser downloads no files. Open this page in your browser by the menu at the top, and save there.',
}

export type Messages = typeof en

export const messages = texts(en, zh)
