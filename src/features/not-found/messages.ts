import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of the page behind links that lead nowhere. */
const en = {
  title: 'Page not found',
  heading: 'This page has drifted off',
  text: 'It may have moved or ended. Your orders are where you left them.',
  backToExplore: 'Back to Explore',
  callService: 'Call customer service',
}

export type Messages = typeof en

export const messages = texts(en, zh)
