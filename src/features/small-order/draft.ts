import type { Store } from '@/contract/entities/store'
import type { UserArea } from '@/contract/entities/user'
import { storedSlot } from '@/services/storage/stored-slot'

/** What the page keeps of a shop. */
export type ChosenStore = Pick<Store, 'id' | 'storeName' | 'address'>

/** What the shopper has chosen so far; a reload and a way back find it again. */
export interface SmallOrderDraft {
  city?: UserArea
  store?: ChosenStore
}

const hasTexts = (value: unknown, names: readonly string[]): boolean =>
  typeof value === 'object' &&
  value !== null &&
  names.every((name) => typeof (value as Record<string, unknown>)[name] === 'string')

const CITY_FIELDS = ['provinceCode', 'provinceName', 'cityCode', 'cityName'] as const satisfies readonly (keyof UserArea)[]
const STORE_FIELDS = ['id', 'storeName', 'address'] as const satisfies readonly (keyof ChosenStore)[]

const isDraft = (value: unknown): value is SmallOrderDraft => {
  if (typeof value !== 'object' || value === null) return false
  const { city, store } = value as Partial<SmallOrderDraft>
  return (city === undefined || hasTexts(city, CITY_FIELDS)) && (store === undefined || hasTexts(store, STORE_FIELDS))
}

/** Where the choices are kept between visits. */
export const draftSlot = storedSlot<SmallOrderDraft>('small-order-draft', { isValue: isDraft })

/** Another city has other shops: the chosen one goes with it. */
export const withCity = (draft: SmallOrderDraft, city: UserArea): SmallOrderDraft =>
  draft.city?.cityCode === city.cityCode ? draft : { city }

/** The draft without its shop, as when the shop has closed. */
export const withoutStore = ({ city }: SmallOrderDraft): SmallOrderDraft => (city === undefined ? {} : { city })
