import type { ShopPlace } from '@/wire/schemas/map'
import type { Cluster } from '@/domain/map/clusters'
import { messages } from './messages'

/** Below, names would lie on each other; from the second on, one city fills the map. */
const CITIES_FROM_ZOOM = 6
const SHOPS_FROM_ZOOM = 10.5

/** The city of a mark's shops; empty where they are in several. */
const cityOf = ({ places: [first, ...others] }: Cluster<ShopPlace>): string =>
  others.every(({ cityName }) => cityName === first.cityName) ? first.cityName : ''

/** What a mark is called: a shop by its name, several by their number. */
export const clusterName = (cluster: Cluster<ShopPlace>): string =>
  cluster.places.length === 1 ? cluster.places[0].storeName : messages.cluster(cluster.places.length, cityOf(cluster))

/** Whether a mark is the chosen shop's. */
export const isChosen = ({ places }: Cluster<ShopPlace>, shop: string | null): boolean =>
  places.length === 1 && places[0].id === shop

/** What is written under a mark: its city, and in the city the shop. */
export const labelOf = (cluster: Cluster<ShopPlace>, zoom: number): string => {
  if (zoom < CITIES_FROM_ZOOM) return ''
  return zoom >= SHOPS_FROM_ZOOM && cluster.places.length === 1 ? cluster.places[0].storeName : cityOf(cluster)
}
