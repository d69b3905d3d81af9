import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of the consent to agreements. */
const en = {
  agreeToAll: (titles: readonly string[]) => `I agree to the ${titles.join(' and the ')}`,
  /** What leads to the title at an index of the row. */
  before: (index: number): string => (index === 0 ? 'I agree to the ' : ' and the '),
  linked: (title: string) => title,
  agreeAndContinue: 'Agree and continue',
  sheetTitle: 'Please agree first',
  sheetText: 'Read them, then agree to go on.',
}

export type Messages = typeof en

export const messages = texts(en, zh)
