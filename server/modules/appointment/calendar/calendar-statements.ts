import type { SalesServiceType } from '@/wire/enums/vehicle'
import { said } from '../../../db/content-columns'
import type { Queryable } from '../../../db/queryable'

/** A shop as its calendar needs it. */
export interface BookedShop {
  id: string
  storeName: string
  address: string
  cityCode: string
  longitude: number
  latitude: number
  services: SalesServiceType[]
}

const shopColumns = (): string => `store.id, ${said('store', 'name')} AS "storeName",
  ${said('store', 'address')} AS address, city_code AS "cityCode", longitude, latitude, services`

/** One shop. */
export const findBookedShop = (db: Queryable, id: string): Promise<BookedShop | undefined> =>
  db.one<BookedShop>(`SELECT ${shopColumns()} FROM store WHERE id = $1`, [id])

/** The other shops of a shop's city that do this. */
export const otherShops = (db: Queryable, shop: BookedShop, service: SalesServiceType): Promise<BookedShop[]> =>
  db.query<BookedShop>(
    `SELECT ${shopColumns()} FROM store WHERE city_code = $1 AND id <> $2 AND $3 = ANY (services) ORDER BY id`,
    [shop.cityCode, shop.id, service],
  )

/** How many cars of a model and how many people shops have, or have taken of them for an hour. */
export interface Capacity {
  storeId: string
  cars: number
  advisers: number
}

const COUNTED = `store_id AS "storeId", count(*) FILTER (WHERE model_id = $2) AS cars,
  count(*) FILTER (WHERE adviser_sort IS NOT NULL) AS advisers`

/** What shops have. */
export const listCapacities = (db: Queryable, storeIds: readonly string[], modelId: string): Promise<Capacity[]> =>
  db.query<Capacity>(`SELECT ${COUNTED} FROM bookable WHERE store_id = ANY ($1) GROUP BY store_id`, [storeIds, modelId])

/** What is taken of it from one instant to another, by the hour. */
export const listTaken = (
  db: Queryable,
  storeIds: readonly string[],
  modelId: string,
  [from, to]: readonly [Date, Date],
): Promise<(Capacity & { startAt: Date })[]> =>
  db.query(
    `SELECT ${COUNTED}, start_at AS "startAt" FROM bookable JOIN appointment_hold ON bookable_id = bookable.id
     WHERE store_id = ANY ($1) AND start_at >= $3 AND start_at < $4 GROUP BY store_id, start_at`,
    [storeIds, modelId, from, to],
  )
