import { useState } from 'react'
import { useAsyncPage } from '@/hooks/use-async-page'
import { fetchShopProvinces, fetchShops } from '@/services/api/shop'
import { useUser } from '@/stores/session'
import { chooseCity } from './choose-city'
import { SERVICE_OF_PURPOSE, type ShopPurpose } from './purpose'

/** The shops of a city that serve a purpose; asked for once the sheet opens. */
export function useShops(purpose: ShopPurpose, isOpen: boolean) {
  const service = SERVICE_OF_PURPOSE[purpose]
  const homeCity = useUser()?.area?.cityCode
  const [chosenCity, setChosenCity] = useState<string>()

  const areas = useAsyncPage(() => fetchShopProvinces(service), { key: purpose, isEnabled: isOpen })
  const tree = areas.page.status === 'ready' ? areas.page.data : []
  const city = chooseCity(tree, [chosenCity, homeCity])

  const shops = useAsyncPage(
    async (signal) => {
      if (!city) return []
      const { provinceCode, cityCode } = city
      return fetchShops({ provinceCode, cityCode, salesServiceType: service }, { signal })
    },
    { key: `${purpose} ${city?.cityCode ?? ''}`, isEnabled: isOpen && areas.page.status === 'ready' },
  )

  const { page, reload } = areas.page.status === 'ready' ? shops : { page: areas.page, reload: areas.reload }
  return { tree, city, setChosenCity, page, reload }
}
