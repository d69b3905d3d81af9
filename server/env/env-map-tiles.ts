import { MapSystem } from '@/wire/enums/platform'
import type { MapTiles } from '@/wire/schemas/map'
import { optional, readGroup, refuseLonely, type Variables } from './env-values'
import { StartupError } from '../system/startup-error'

const PLACES = ['{z}', '{x}', '{y}']

/** The page's policy names the host, so that it stands there whole: no {s}. */
const ONE_HOST = /^https?:\/\/[\w.:-]+\//

const isSystem = (value: string): value is MapTiles['system'] => Object.values<string>(MapSystem).includes(value)

/**
 * The tiles of H5's map (docs/rules/map.md); null draws outlines.
 *
 * @throws StartupError for an address that names no tile, or one without its owner's credit; for a system without tiles.
 */
export const readMapTiles = (variables: Variables): MapTiles | null => {
  const group = readGroup(variables, { url: 'MAP_TILES_URL', credit: 'MAP_TILES_CREDIT' })
  if (group === null) {
    refuseLonely(variables, ['MAP_TILES_SYSTEM'], 'MAP_TILES_URL')
    return null
  }
  if (!ONE_HOST.test(group.url) || !PLACES.every((place) => group.url.includes(place))) {
    throw new StartupError('MAP_TILES_URL must be an address with {z}, {x} and {y}, on one host.')
  }
  const system = optional(variables, 'MAP_TILES_SYSTEM') ?? MapSystem.gcj02
  if (isSystem(system)) return { ...group, system }
  throw new StartupError(`MAP_TILES_SYSTEM must be ${Object.values(MapSystem).join(' or ')}; it is "${system}".`)
}
