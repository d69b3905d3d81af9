import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of web pages in the app. */
const en = {
  title: 'Web page',
  blockedTitle: 'This link leaves Vela',
  blockedText: 'For your safety only known hosts open here. You can copy the link and open it in a browser.',
  copyLink: 'Copy link',
  back: 'Back',
  loading: 'Loading the page',
  late: 'The web page has not come in full.',
  tryAgain: 'Try again',
}

export type Messages = typeof en

export const messages = texts(en, zh)
