import type { Shop } from '@/wire/schemas/shop'
import type { UserArea } from '@/wire/schemas/account'
import { isRecord } from '@/services/storage/is-record'

/** What a placing page keeps of a shop. */
export type ChosenShop = Pick<Shop, 'id' | 'storeName' | 'address'>

const CITY_FIELDS = [
  'provinceCode',
  'provinceName',
  'cityCode',
  'cityName',
] as const satisfies readonly (keyof UserArea)[]
const SHOP_FIELDS = ['id', 'storeName', 'address'] as const satisfies readonly (keyof ChosenShop)[]

const hasTexts = (value: unknown, names: readonly string[]): boolean =>
  isRecord(value) && names.every((name) => typeof value[name] === 'string')

/** Whether a stored value is a city. */
export const isCity = (value: unknown): value is UserArea => hasTexts(value, CITY_FIELDS)

/** Whether a stored value is a shop. */
export const isShop = (value: unknown): value is ChosenShop => hasTexts(value, SHOP_FIELDS)
