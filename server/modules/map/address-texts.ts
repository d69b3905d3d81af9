import { texts } from '@/language/texts'
import { zh } from './address-texts-zh'

/** What a place is called where no maps service is asked: by the shops. */
const en = {
  near: (shop: string, city: string) => `Near ${shop}, ${city}`,
  degrees: (latitude: string, longitude: string) => `${latitude}° N, ${longitude}° E`,
}

export type AddressTexts = typeof en

export const addressTexts = texts(en, zh)
