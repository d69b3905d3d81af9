import type { Shop } from '@/wire/schemas/shop'
import type { SalesServiceType } from '@/wire/enums/vehicle'
import { openStateAt } from './open-state'

/** Kinds of shops, as `storeCategory` names them. */
export const SHOP_CATEGORIES = ['space', 'delivery', 'service'] as const
export type ShopCategory = (typeof SHOP_CATEGORIES)[number]

/** What a shopper wants of a shop; of an empty list nothing is wanted. */
export interface ShopFilters {
  /** One of these. */
  categories: readonly ShopCategory[]
  /** Every one of these. */
  services: readonly SalesServiceType[]
  isOpenNow: boolean
}

/** Every shop passes. */
export const NO_FILTERS: ShopFilters = { categories: [], services: [], isOpenNow: false }

/** The shops that pass, in their order. */
export const filterShops = <One extends Pick<Shop, 'storeCategory' | 'salesServiceTypes' | 'openings'>>(
  shops: readonly One[],
  { categories, services, isOpenNow }: ShopFilters,
  nowMs: number,
): One[] =>
  shops.filter(
    ({ storeCategory, salesServiceTypes, openings }) =>
      (categories.length === 0 || categories.some((category) => category === storeCategory)) &&
      services.every((service) => salesServiceTypes.includes(service)) &&
      (!isOpenNow || openStateAt(openings, nowMs).kind === 'open'),
  )

/** How many filters are set. */
export const filterCount = ({ categories, services, isOpenNow }: ShopFilters): number =>
  categories.length + services.length + Number(isOpenNow)

/** A list with a choice added, or taken out where it is in. */
export const toggled = <Item>(items: readonly Item[], item: Item): Item[] =>
  items.includes(item) ? items.filter((one) => one !== item) : [...items, item]
