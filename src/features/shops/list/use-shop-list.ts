import { useState } from 'react'
import type { Shop } from '@/wire/schemas/shop'
import { filterShops, NO_FILTERS, type ShopFilters } from '@/domain/shop/shop-filters'
import { useAsyncPage, type LoadedPage } from '@/hooks/use-async-page'
import { fetchNearbyShops, fetchShops } from '@/services/api/shop'
import { knownPosition } from '@/services/position'
import { serverNow } from '@/services/server-clock'
import type { LoadState } from '@/ui/loaded-or-not'
import { serviceOf } from './service-param'
import { usePlace, type Place } from './use-place'

/** What the list begins with: the code of a city, the number of a service. */
export interface ShopListStart {
  city?: string
  service?: string
}

/** What `useShopList` answers. */
export interface ShopListView {
  place: Place
  page: LoadState
  reload: () => void
  filters: ShopFilters
  setFilters: (filters: ShopFilters) => void
  /** All shops of the place. */
  loaded: readonly Shop[]
  /** Those that pass the filters. */
  shops: readonly Shop[]
  /** How many would pass others. */
  countWith: (filters: ShopFilters) => number
}

/** The shops of a place; another place is another list. */
function useShopsAt({ near, city, areas }: Place): LoadedPage<Shop[]> {
  return useAsyncPage(
    async (signal) => {
      if (near !== null) return fetchNearbyShops(near, { signal })
      if (city === null) return []
      const { provinceCode, cityCode } = city
      return fetchShops({ provinceCode, cityCode, ...knownPosition() }, { signal })
    },
    {
      key: near === null ? (city?.cityCode ?? '') : `${near.longitude} ${near.latitude}`,
      isEnabled: near !== null || areas.page.status === 'ready',
    },
  )
}

/** The shops of a city or near the shopper, under filters. */
export function useShopList({ city, service }: ShopListStart): ShopListView {
  const place = usePlace(city)
  const list = useShopsAt(place)
  const wanted = serviceOf(service)
  const [filters, setFilters] = useState<ShopFilters>({ ...NO_FILTERS, services: wanted === undefined ? [] : [wanted] })

  const waitsForAreas = place.near === null && place.areas.page.status !== 'ready'
  const { page, reload } = waitsForAreas ? place.areas : list
  const loaded = !waitsForAreas && list.page.status === 'ready' ? list.page.data : []
  const nowMs = serverNow()
  return {
    place,
    page,
    reload,
    filters,
    setFilters,
    loaded,
    shops: filterShops(loaded, filters, nowMs),
    countWith: (others) => filterShops(loaded, others, nowMs).length,
  }
}
