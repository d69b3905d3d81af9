import type { SalesServiceType } from '@/wire/enums/vehicle'
import { said } from '../../../db/content-columns'
import type { Statement } from '../../../db/together'
import { isTaken, type Asker } from './asker'

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
export const shopOf = (id: string): Statement<BookedShop> => ({
  sql: `SELECT ${shopColumns()} FROM store WHERE id = $1`,
  params: [id],
})

/** The other shops of a shop's city that do this. */
export const otherShops = (shop: BookedShop, service: SalesServiceType): Statement<BookedShop> => ({
  sql: `SELECT ${shopColumns()} FROM store WHERE city_code = $1 AND id <> $2 AND $3 = ANY (services) ORDER BY id`,
  params: [shop.cityCode, shop.id, service],
})

/** A model, while it is offered. */
export const offeredModel = (id: string): Statement => ({
  sql: 'SELECT id FROM model WHERE id = $1 AND withdrawn_at IS NULL',
  params: [id],
})

/** How many cars of a model and how many people shops have, or have taken of them for an hour. */
export interface Capacity {
  storeId: string
  cars: number
  advisers: number
}

const COUNTED = `store_id AS "storeId", count(*) FILTER (WHERE model_id = $1) AS cars,
  count(*) FILTER (WHERE adviser_sort IS NOT NULL) AS advisers`

/**
 * What shops have.
 *
 * @param shops - SQL: their ids.
 */
export const capacitiesOf = (shops: string, modelId: string): Statement<Capacity> => ({
  sql: `SELECT ${COUNTED} FROM bookable WHERE store_id IN (${shops}) GROUP BY store_id`,
  params: [modelId],
})

/** What is taken of it from one instant to another, by the hour. */
export const takenOf = (
  shops: string,
  modelId: string,
  [from, to]: readonly [Date, Date],
  { userId, now }: Asker,
): Statement<Capacity & { startAt: Date }> => ({
  sql: `SELECT ${COUNTED}, start_at AS "startAt" FROM bookable JOIN appointment_hold held ON bookable_id = bookable.id
    WHERE store_id IN (${shops}) AND start_at >= $2 AND start_at < $3 AND ${isTaken('$4', '$5')} GROUP BY store_id, start_at`,
  params: [modelId, from, to, userId, now],
  dates: ['startAt'],
})
