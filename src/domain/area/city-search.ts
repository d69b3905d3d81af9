import type { AreaNode } from '@/wire/schemas/area'
import { citiesOf, provincesOf } from './area-tree'

/** A city and the province that it is in. */
export interface CityMatch {
  province: AreaNode
  city: AreaNode
}

/** Small letters without accents, apostrophes and spaces: "Xi’an" is found by "xian", "Lüliang" by "luliang". */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

/** What an area is searched by: its name in both languages, so that 上海 is found by "shang" and the other way round. */
const namesOf = ({ areaName, areaAlias = '' }: AreaNode): string[] => [areaName, areaAlias].map(folded)

/** Every city of the tree, province by province. */
export const cityMatches = (tree: readonly AreaNode[]): CityMatch[] =>
  provincesOf(tree).flatMap((province) => citiesOf(tree, province.areaCode).map((city) => ({ province, city })))

/**
 * The cities that a name leads to (docs/rules/client.md): first those that begin with it, then those that hold it,
 * then all of a province that begins with it. None for a name without a letter or digit.
 */
export const findCities = (tree: readonly AreaNode[], name: string): CityMatch[] => {
  const wanted = folded(name)
  if (wanted === '') return []
  const rankOf = ({ province, city }: CityMatch): number => {
    const names = namesOf(city)
    if (names.some((one) => one.startsWith(wanted))) return 0
    if (names.some((one) => one.includes(wanted))) return 1
    return namesOf(province).some((one) => one.startsWith(wanted)) ? 2 : Number.POSITIVE_INFINITY
  }
  return cityMatches(tree)
    .map((match) => ({ match, rank: rankOf(match) }))
    .filter(({ rank }) => Number.isFinite(rank))
    .sort((one, other) => one.rank - other.rank)
    .map(({ match }) => match)
}
