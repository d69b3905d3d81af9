import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of the sheets that choose a city or a shop. */
const en = {
  province: 'Province',
  city: 'City',
  searchCity: 'Search a city',
  popularCities: 'Popular cities',
  noSuchCity: 'No city of this name here',
  moreCities: 'There are more. Type another letter.',
  distance: (kilometres: string) => `${kilometres} km`,
  shopsIn: (city: string) => `Shops in ${city}`,
  noShops: 'No shop in this city yet',
  noShopsText: 'Please choose another city.',
}

export type Messages = typeof en

export const messages = texts(en, zh)
