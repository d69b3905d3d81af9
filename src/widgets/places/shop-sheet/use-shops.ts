import type { UserArea } from '@/wire/schemas/account'
import type { SalesServiceType } from '@/wire/enums/vehicle'
import type { AreaNode } from '@/wire/schemas/area'
import type { Shop } from '@/wire/schemas/shop'
import { fetchShopProvinces, fetchShops } from '@/services/api/shop'
import { useAsyncPage, type LoadedPage } from '@/hooks/use-async-page'

/** Provinces and cities that have a shop which does this. */
export function useShopCities(salesServiceType: SalesServiceType): LoadedPage<AreaNode[]> {
  return useAsyncPage(() => fetchShopProvinces(salesServiceType), { key: String(salesServiceType) })
}

/** The shops of a city that do this; another city is another list. */
export function useCityShops(city: UserArea | undefined, salesServiceType: SalesServiceType): LoadedPage<Shop[]> {
  return useAsyncPage(
    async () => {
      if (city === undefined) return []
      const { provinceCode, cityCode } = city
      return fetchShops({ provinceCode, cityCode, salesServiceType })
    },
    { key: `${city?.cityCode ?? ''} ${salesServiceType}` },
  )
}
