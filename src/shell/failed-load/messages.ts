import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of a page whose files do not arrive. */
const en = {
  title: 'This page could not be loaded',
  offlineText: 'You are offline. Tap again once you are back online.',
  text: 'There may be a newer version of it.',
  loadAgain: 'Load again',
  later: 'Later',
}

export type Messages = typeof en

export const messages = texts(en, zh)
