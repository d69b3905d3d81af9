import type { ShopPlace, VehicleLocation } from '@/wire/schemas/map'
import { useAsyncPage, type LoadedPage } from '@/hooks/use-async-page'
import { fetchShopPlaces, fetchVehicles } from '@/services/api/map'
import { useIsLoggedIn } from '@/stores/session'

/** What the map shows. */
export interface MapData {
  places: readonly ShopPlace[]
  /** One's own; none for a visitor. */
  vehicles: readonly VehicleLocation[]
}

/** Reads every shop's place, and where one's own cars are. */
export function useMapData(): LoadedPage<MapData> {
  const isLoggedIn = useIsLoggedIn()
  return useAsyncPage(
    async (signal): Promise<MapData> => {
      const [places, vehicles] = await Promise.all([
        fetchShopPlaces({ signal }),
        isLoggedIn ? fetchVehicles({ signal }) : [],
      ])
      return { places, vehicles }
    },
    { key: isLoggedIn ? 'user' : 'visitor' },
  )
}
