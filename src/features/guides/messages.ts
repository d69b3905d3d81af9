import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of the page that shows a text of the house. */
const en = {
  title: 'Good to know',
  asOf: (day: string) => `As of ${day}`,
  goneTitle: 'This text is no longer here',
  goneText: 'What is new stands in Explore.',
}

export type Messages = typeof en

export const messages = texts(en, zh)
