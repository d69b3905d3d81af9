import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of the steps. */
const en = {
  stepOf: (step: number, count: number) => `Step ${step} of ${count}`,
  stepState: { done: ', done', now: ', now' },
}

export type Messages = typeof en

export const messages = texts(en, zh)
