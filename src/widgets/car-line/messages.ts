import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** What the picture of a car's row shows, for screen readers. */
const en = {
  picture: (car: string) => `${car}, side`,
}

export type Messages = typeof en

export const messages = texts(en, zh)
