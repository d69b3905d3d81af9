import { useState, type SetStateAction, type Dispatch } from 'react'
import type { UserArea } from '@/wire/schemas/account'
import type { AreaNode } from '@/wire/schemas/area'
import type { Shop } from '@/wire/schemas/shop'
import { useAsyncPage } from '@/hooks/use-async-page'
import { fetchShopProvinces, fetchShops } from '@/services/api/shop'
import { useUser } from '@/stores/session'
import type { AsyncPage } from '@/services/async-page/async-page'
import { chooseCity } from './choose-city'
import { SERVICE_OF_PURPOSE, type ShopPurpose } from './purpose'

/** What `useShops` answers. */
export interface ShopsView {
  tree: AreaNode[]
  city: UserArea | null
  setChosenCity: Dispatch<SetStateAction<string | undefined>>
  page: AsyncPage<Shop[]>
  reload: () => void
}

/** The shops of a city that serve a purpose; asked for once the sheet opens. */
export function useShops(purpose: ShopPurpose, isOpen: boolean): ShopsView {
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
