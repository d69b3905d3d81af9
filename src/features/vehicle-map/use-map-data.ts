import type { MapTiles, ShopPlace, VehicleLocation } from '@/wire/schemas/map'
import type { OpenLevc } from '@/wire/schemas/order-calls'
import { useAsyncPage, type LoadedPage } from '@/hooks/use-async-page'
import { fetchShopPlaces, fetchVehicles } from '@/services/api/map'
import { fetchOpenLevc } from '@/services/api/order'
import { useIsLoggedIn } from '@/stores/session'
import { readTiles } from './read-tiles'

/** What the map shows. */
export interface MapData {
  places: readonly ShopPlace[]
  /** One's own; none for a visitor. */
  vehicles: readonly VehicleLocation[]
  /** Whether one's own cars may tell where they are; null for a visitor. */
  levc: OpenLevc | null
  /** The tiles below, where there are any. */
  tiles: MapTiles | null
}

/** Reads every shop's place, where one's own cars are, and what is drawn below them. */
export function useMapData(): LoadedPage<MapData> {
  const isLoggedIn = useIsLoggedIn()
  return useAsyncPage(
    async (signal): Promise<MapData> => {
      const [places, vehicles, levc, tiles] = await Promise.all([
        fetchShopPlaces({ signal }),
        isLoggedIn ? fetchVehicles({ signal }) : [],
        isLoggedIn ? fetchOpenLevc({ signal }) : null,
        readTiles({ signal }),
      ])
      return { places, vehicles, levc, tiles }
    },
    { key: isLoggedIn ? 'user' : 'visitor' },
  )
}
