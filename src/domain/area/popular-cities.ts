import type { AreaNode } from '@/wire/schemas/area'
import { cityMatches, type CityMatch } from './city-search'

/** Where most cars are bought, the most first: codes of the area tree. */
const POPULAR_CITY_CODES: readonly string[] = [
  '310100', // Shanghai
  '110100', // Beijing
  '440300', // Shenzhen
  '440100', // Guangzhou
  '330100', // Hangzhou
  '510100', // Chengdu
  '320500', // Suzhou
  '420100', // Wuhan
]

/** The popular cities that a tree has, the most popular first; trees of shops have only some of them. */
export const popularCities = (tree: readonly AreaNode[]): CityMatch[] => {
  const all = cityMatches(tree)
  return POPULAR_CITY_CODES.flatMap((code) => all.find(({ city }) => city.areaCode === code) ?? [])
}
