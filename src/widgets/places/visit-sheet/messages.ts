import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of the sheet that lists shops. */
const en = {
  testDrive: { title: 'Book a test drive', text: 'Call the shop and choose your time. Bring your driving licence.' },
  visit: { title: 'Find a shop', text: 'See both models, ask, and take a seat.' },
  city: 'City',
  cityTitle: 'Choose a city',
  distance: (kilometres: string) => `${kilometres} km`,
  call: (shop: string) => `Call ${shop}`,
  copyAddress: (shop: string) => `Copy the address of ${shop}`,
  noShops: 'No shop here yet. Please choose another city.',
}

export type Messages = typeof en

export const messages = texts(en, zh)
