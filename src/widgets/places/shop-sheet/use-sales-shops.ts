import type { UserArea } from '@/wire/schemas/account'
import { SalesServiceType } from '@/wire/enums/vehicle'
import { fetchShopProvinces, fetchShops } from '@/services/api/shop'
import { useAsyncPage } from '@/hooks/use-async-page'

/** Provinces and cities that have a shop which sells cars. */
export function useSalesCities() {
  return useAsyncPage(() => fetchShopProvinces(SalesServiceType.sales))
}

/** The shops of a city that sell cars; another city is another list. */
export function useSalesShops(city: UserArea | undefined) {
  return useAsyncPage(
    async () => {
      if (city === undefined) return []
      const { provinceCode, cityCode } = city
      return fetchShops({ provinceCode, cityCode, salesServiceType: SalesServiceType.sales })
    },
    { key: city?.cityCode ?? '' },
  )
}
