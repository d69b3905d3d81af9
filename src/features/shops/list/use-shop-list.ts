import { useState } from 'react'
import type { SalesServiceType } from '@/wire/enums/vehicle'
import type { Shop } from '@/wire/schemas/shop'
import { nextOpenChange } from '@/domain/shop/open-state'
import { filterShops, type ShopFilters } from '@/domain/shop/shop-filters'
import { useAsyncPage, type LoadedPage } from '@/hooks/use-async-page'
import { useKeptQuery } from '@/hooks/use-kept-query'
import { useNow } from '@/hooks/use-now'
import { fetchNearbyShops, fetchShops } from '@/services/api/shop'
import { knownPosition } from '@/services/position'
import type { LoadState } from '@/ui/loaded-or-not'
import { filtersOf, paramsOf, type ShopListParams } from './list-params'
import { usePlace, type Place } from './use-place'

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
  /** How many would pass others; undefined while that is not known: near the shopper, others may have to be asked for. */
  countWith: (filters: ShopFilters) => number | undefined
}

/** The service that the nearest shops are asked for by, or all: among the twenty nearest of any kind few may have it. */
const askedService = ({ services }: ShopFilters): SalesServiceType | undefined => services[0]

/** The shops of a place; another place is another list. */
function useShopsAt({ near, city, areas }: Place, filters: ShopFilters): LoadedPage<Shop[]> {
  const service = askedService(filters)
  return useAsyncPage(
    async (signal) => {
      if (near !== null) {
        return fetchNearbyShops({ ...near, ...(service !== undefined && { salesServiceType: service }) }, { signal })
      }
      if (city === null) return []
      const { provinceCode, cityCode } = city
      return fetchShops({ provinceCode, cityCode, ...knownPosition() }, { signal })
    },
    {
      key: near === null ? (city?.cityCode ?? '') : `${near.longitude} ${near.latitude} ${service}`,
      isEnabled: near !== null || areas.page.status === 'ready',
    },
  )
}

/** The shops of a city or near the shopper, under filters; the address keeps city and filters. */
export function useShopList(start: ShopListParams): ShopListView {
  const place = usePlace(start.city)
  const [filters, setFilters] = useState(() => filtersOf(start))
  const list = useShopsAt(place, filters)
  const keepQuery = useKeptQuery()

  const waitsForAreas = place.near === null && place.areas.page.status !== 'ready'
  const { page, reload } = waitsForAreas ? place.areas : list
  const known = !waitsForAreas && list.page.status === 'ready' ? list.page.data : undefined
  const loaded = known ?? []
  const nowMs = useNow((ms) => Math.min(...loaded.map(({ openings }) => nextOpenChange(openings, ms))))
  const canCount = (others: ShopFilters): boolean =>
    place.near === null || askedService(others) === askedService(filters)
  return {
    place: {
      ...place,
      chooseCity: (cityCode) => {
        place.chooseCity(cityCode)
        keepQuery(paramsOf(cityCode, filters))
      },
    },
    page,
    reload,
    filters,
    setFilters: (wanted) => {
      setFilters(wanted)
      keepQuery(paramsOf(place.city?.cityCode, wanted))
    },
    loaded,
    shops: filterShops(loaded, filters, nowMs),
    countWith: (others) => (known && canCount(others) ? filterShops(known, others, nowMs).length : undefined),
  }
}
