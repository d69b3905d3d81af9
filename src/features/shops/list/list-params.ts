import { SalesServiceType } from '@/wire/enums/vehicle'
import { SHOP_CATEGORIES, type ShopFilters } from '@/domain/shop/shop-filters'

/** What the address of the list says: the code of a city and the filters, several of a kind with commas between them. */
export interface ShopListParams {
  city?: string
  service?: string
  kind?: string
  open?: string
}

const IS_ON = '1'

/** Those that a parameter names; what does not exist is left out, since links are written by people. */
const named = <Choice extends string | number>(choices: readonly Choice[], param = ''): Choice[] => {
  const names = param.split(',')
  return choices.filter((choice) => names.includes(String(choice)))
}

/** The filters of an address. */
export const filtersOf = ({ service, kind, open }: ShopListParams): ShopFilters => ({
  categories: named(SHOP_CATEGORIES, kind),
  services: named(Object.values(SalesServiceType), service),
  isOpenNow: open === IS_ON,
})

/** The address of a city under filters; what is not set is not in it. */
export const paramsOf = (
  city: string | undefined,
  { categories, services, isOpenNow }: ShopFilters,
): Record<string, string> => ({
  ...(city !== undefined && { city }),
  ...(services.length > 0 && { service: services.join(',') }),
  ...(categories.length > 0 && { kind: categories.join(',') }),
  ...(isOpenNow && { open: IS_ON }),
})
