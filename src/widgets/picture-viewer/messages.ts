import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of a picture on the whole screen, and of its way into the phone's album. */
const en = {
  place: (number: number, count: number) => `${number} / ${count}`,
  next: 'Next picture',
  previous: 'Previous picture',
  save: 'Save',
  kept: {
    saved: (count: number) => (count === 1 ? 'Saved' : `${count} saved`),
    begun: (count: number) => (count === 1 ? 'Download started' : `${count} downloads started`),
  },
  notSavedTitle: 'Not saved',
  notSavedSome: (done: number, total: number, why: string) => `${done} of ${total} were saved. ${why}`,
  phoneRefused: 'This phone could not store the file.',
}

export type Messages = typeof en

export const messages = texts(en, zh)
