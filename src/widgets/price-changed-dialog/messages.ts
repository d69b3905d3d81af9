import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts about a price that has changed. */
const en = {
  title: 'The price has changed',
  becameCheaper: (subject: string) => `While this page was open, ${subject} became cheaper.`,
  becameDearer: (subject: string) => `While this page was open, ${subject} became dearer.`,
  before: 'Before',
  now: 'Now',
  nothingCharged: (note?: string) => (note ? `${note} Nothing has been charged.` : 'Nothing has been charged.'),
  useNewPrice: 'Use new price',
}

export type Messages = typeof en

export const messages = texts(en, zh)
