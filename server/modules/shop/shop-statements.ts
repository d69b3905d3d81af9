import type { ShopPlace } from '@/wire/schemas/map'
import type { Adviser, Shop, ShopDetail } from '@/wire/schemas/shop'
import type { SalesServiceType } from '@/wire/enums/vehicle'
import { said, saidOtherwise } from '../../db/content-columns'
import type { Queryable } from '../../db/queryable'
import type { Statement } from '../../db/together'
import type { DegreeBox, Position } from './distance'
import type { AreaRow } from '../area/area-statements'

/** A shop before position and calendar are known. */
export type ShopRow = Omit<Shop, 'distanceMetres' | 'openings'>

/** One with its words, before position and calendar are known. */
type ShopDetailRow = ShopRow & Pick<ShopDetail, 'description'>

/** What shops are looked for by; what is null does not narrow the search. */
export interface ShopFilter {
  provinceCode: string
  cityCode: string
  storeCategory: string | null
  salesServiceType: SalesServiceType | null
  dealerType: string | null
}

const shopColumns = (): string => `store.id, ${said('store', 'name')} AS "storeName", store.category AS "storeCategory",
  store.dealer_type AS "dealerType", store.services AS "salesServiceTypes", store.province_code AS "provinceCode",
  ${said('area', 'name', 'province')} AS "provinceName", store.city_code AS "cityCode",
  ${said('area', 'name', 'city')} AS "cityName",
  ${said('store', 'address')} AS address,
  store.longitude, store.latitude, store.phone, ${said('store', 'business_hours')} AS "businessHours", cover.picture`

/** The place among a shop's pictures of the one that stands for it. */
const COVER_SORT = 1

const SHOP_TABLES = `store
  JOIN area province ON province.code = store.province_code
  JOIN area city ON city.code = store.city_code
  JOIN store_picture cover ON cover.store_id = store.id AND cover.sort = ${COVER_SORT}`

/** Shops that pass a filter, by name. */
export const shopsBy = (filter: ShopFilter): Statement<ShopRow> => ({
  sql: `SELECT ${shopColumns()} FROM ${SHOP_TABLES}
    WHERE store.province_code = $1 AND store.city_code = $2
      AND ($3::text IS NULL OR store.category = $3)
      AND ($4::smallint IS NULL OR $4 = ANY (store.services))
      AND ($5::text IS NULL OR store.dealer_type = $5)
    ORDER BY store.name, store.id`,
  params: [filter.provinceCode, filter.cityCode, filter.storeCategory, filter.salesServiceType, filter.dealerType],
})

/** Shops that do this, or anything, in a box of degrees. */
export const shopsInBox = (
  { west, east, south, north }: DegreeBox,
  service: SalesServiceType | null,
): Statement<ShopRow> => ({
  sql: `SELECT ${shopColumns()} FROM ${SHOP_TABLES}
    WHERE point(longitude, latitude) <@ box(point($1, $2), point($3, $4))
      AND ($5::smallint IS NULL OR $5 = ANY (store.services))
    ORDER BY store.name, store.id`,
  params: [west, south, east, north, service],
})

/** Where shops are that do this, or anything, those with the fewest degrees between first: nearly the nearest. */
export const listPlacesNear = (
  database: Queryable,
  { longitude, latitude }: Position,
  service: SalesServiceType | null,
  limit: number,
): Promise<Position[]> =>
  database.query<Position>(
    `SELECT longitude, latitude FROM store WHERE $3::smallint IS NULL OR $3 = ANY (services)
     ORDER BY point(longitude, latitude) <-> point($1, $2) LIMIT $4`,
    [longitude, latitude, service, limit],
  )

const shopRow = (id: string): Statement<ShopDetailRow> => ({
  sql: `SELECT ${shopColumns()}, ${said('store', 'description')} AS description FROM ${SHOP_TABLES} WHERE store.id = $1`,
  params: [id],
})

const picturesOf = (id: string): Statement<{ picture: string }> => ({
  sql: 'SELECT picture FROM store_picture WHERE store_id = $1 ORDER BY sort',
  params: [id],
})

const advisersOf = (id: string): Statement<Adviser> => ({
  sql: `SELECT ${said('adviser', 'name')} AS name, ${said('adviser', 'role')} AS role, phone, avatar
    FROM adviser WHERE store_id = $1 ORDER BY sort`,
  params: [id],
})

/** One shop with pictures and people. */
export const wholeShop = (id: string) => ({
  shops: shopRow(id),
  pictures: picturesOf(id),
  advisers: advisersOf(id),
})

/** Provinces and cities with a shop that does this, or with any, by code. */
export const listAreasWithShops = (database: Queryable, service: SalesServiceType | null): Promise<AreaRow[]> =>
  database.query<AreaRow>(
    `SELECT code, ${said('area', 'name')} AS name, ${saidOtherwise('area', 'name')} AS alias, level,
       parent_code AS "parentCode" FROM area
     WHERE code IN (
       SELECT unnest(ARRAY[province_code, city_code]) FROM store WHERE $1::smallint IS NULL OR $1 = ANY (store.services))
     ORDER BY code`,
    [service],
  )

/** The place of every shop, by id. */
export const listShopPlaces = (database: Queryable): Promise<ShopPlace[]> =>
  database.query<ShopPlace>(
    `SELECT store.id, ${said('store', 'name')} AS "storeName", store.city_code AS "cityCode",
       ${said('area', 'name', 'city')} AS "cityName", store.longitude, store.latitude
     FROM store JOIN area city ON city.code = store.city_code ORDER BY store.id`,
  )
