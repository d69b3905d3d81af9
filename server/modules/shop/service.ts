import type { Shop, ShopDetail, ShopListQuery } from '@/wire/schemas/shop'
import type { SalesServiceType } from '@/wire/enums/vehicle'
import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import { distanceMetres, type Position } from './distance'
import { findShop, listShops, type ShopFilter, type ShopRow } from './shop-statements'

/** How many shops "nearby" answers; nobody drives past twenty of them. */
const NEARBY_LIMIT = 20

const ANYWHERE: ShopFilter = {
  provinceCode: null,
  cityCode: null,
  storeCategory: null,
  salesServiceType: null,
  dealerType: null,
}

const ONE_OF_FILTERS = ['storeCategory', 'salesServiceType', 'dealerType'] as const

const byDistance = (shops: readonly ShopRow[], position: Position): Shop[] =>
  shops
    .map((shop) => ({ ...shop, distanceMetres: distanceMetres(position, shop) }))
    .sort((a, b) => a.distanceMetres - b.distanceMetres)

/**
 * The position of a query that may carry one.
 *
 * @throws Refusal invalidField when only half of it is there.
 */
const positionOf = ({ longitude, latitude }: Partial<Position>): Position | null => {
  if (longitude === undefined && latitude === undefined) return null
  if (longitude === undefined) throw new Refusal(ErrorCode.invalidField, { field: 'longitude' })
  if (latitude === undefined) throw new Refusal(ErrorCode.invalidField, { field: 'latitude' })
  return { longitude, latitude }
}

/** @throws Refusal invalidField, naming the second filter, when there is more than one. */
const checkOneFilter = (query: ShopListQuery): void => {
  const [, second] = ONE_OF_FILTERS.filter((name) => query[name] !== undefined)
  if (second !== undefined) throw new Refusal(ErrorCode.invalidField, { field: second })
}

/**
 * Shops of a city, nearest first when the query carries a position, else by name.
 *
 * @throws Refusal invalidField for two filters or half a position.
 */
export const shopsOfCity = async (database: Queryable, query: ShopListQuery): Promise<Shop[]> => {
  checkOneFilter(query)
  const position = positionOf(query)
  const shops = await listShops(database, {
    provinceCode: query.provinceCode,
    cityCode: query.cityCode,
    storeCategory: query.storeCategory ?? null,
    salesServiceType: query.salesServiceType ?? null,
    dealerType: query.dealerType ?? null,
  })
  return position ? byDistance(shops, position) : shops.map((shop) => ({ ...shop, distanceMetres: null }))
}

/** The nearest shops of the whole country, at most twenty. */
export const nearestShops = async (
  database: Queryable,
  position: Position,
  salesServiceType: SalesServiceType | null,
): Promise<Shop[]> => {
  const shops = await listShops(database, { ...ANYWHERE, salesServiceType })
  return byDistance(shops, position).slice(0, NEARBY_LIMIT)
}

/**
 * One shop, with its distance when the query carries a position.
 *
 * @throws Refusal shopNotFound for an unknown id, invalidField for half a position.
 */
export const shopById = async (database: Queryable, query: { id: string } & Partial<Position>): Promise<ShopDetail> => {
  const position = positionOf(query)
  const shop = await findShop(database, query.id)
  if (!shop) throw new Refusal(ErrorCode.shopNotFound)
  return { ...shop, distanceMetres: position && distanceMetres(position, shop) }
}
