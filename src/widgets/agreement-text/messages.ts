import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** What is said of an agreement beside its own words. */
const en = {
  number: (id: number) => `No. ${id}`,
  /** What the letter binds to: it is no purchase yet. */
  intent: 'intent',
  version: (version: number) => `Version ${version}`,
  inForceFrom: (day: string) => `in force from ${day}`,
  changed: 'Changed',
  newIn: (note: string, places: string) => (places ? `What is new: ${note}. See ${places}.` : `What is new: ${note}.`),
  section: (number: string) => `section ${number}`,
  sections: (numbers: readonly string[], last: string) => `sections ${numbers.join(', ')} and ${last}`,
}

export type Messages = typeof en

export const messages = texts(en, zh)
