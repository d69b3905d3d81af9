import type { UserArea } from '@/wire/schemas/account'
import { SalesServiceType } from '@/wire/enums/vehicle'
import type { AreaNode } from '@/wire/schemas/area'
import type { Shop } from '@/wire/schemas/shop'
import { fetchShopProvinces, fetchShops } from '@/services/api/shop'
import { useAsyncPage, type LoadedPage } from '@/hooks/use-async-page'

/** Provinces and cities that have a shop which sells cars. */
export function useSalesCities(): LoadedPage<AreaNode[]> {
  return useAsyncPage(() => fetchShopProvinces(SalesServiceType.sales))
}

/** The shops of a city that sell cars; another city is another list. */
export function useSalesShops(city: UserArea | undefined): LoadedPage<Shop[]> {
  return useAsyncPage(
    async () => {
      if (city === undefined) return []
      const { provinceCode, cityCode } = city
      return fetchShops({ provinceCode, cityCode, salesServiceType: SalesServiceType.sales })
    },
    { key: city?.cityCode ?? '' },
  )
}
