import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of the way to a place. */
const en = {
  directions: 'Directions',
  directionsTo: (place: string) => `Directions to ${place}`,
  copy: 'Copy',
  copyOf: (place: string) => `Copy the address of ${place}`,
}

export type Messages = typeof en

export const messages = texts(en, zh)
