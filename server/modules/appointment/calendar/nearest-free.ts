import type { FreeSlot, NearestQuery } from '@/wire/schemas/appointment'
import { parseShanghai, shanghaiDay } from '@/domain/time/shanghai-time'
import type { Queryable } from '../../../db/queryable'
import { daysFrom } from '../../shop/calendar/shop-calendar'
import { distanceMetres } from '../../shop/distance'
import { readStart } from '../booking/read-start'
import { otherShops, type BookedShop } from './calendar-statements'
import { readFreeDays } from './free-hours'
import { bookedShop, SERVICE_FOR } from './read-calendar'
import { DAYS_AHEAD } from './slots'

/** How many free hours of the shop are offered, and how many other shops. */
const SAME_SHOP = 3
const OTHER_SHOPS = 2

const atShop = async (db: Queryable, shop: BookedShop, query: NearestQuery, now: Date): Promise<FreeSlot[]> => {
  const wantedMs = parseShanghai(query.startTime)
  const gap = ({ startTime }: { startTime: string }): number => Math.abs(parseShanghai(startTime) - wantedMs)
  const daysOf = await readFreeDays(db, [shop.id], query, daysFrom(now.getTime(), DAYS_AHEAD), now)
  const { id: storeId, storeName, address } = shop
  return daysOf(shop.id)
    .flatMap(({ slots }) => slots)
    .filter(({ left, startTime }) => left > 0 && startTime !== query.startTime)
    .sort((one, other) => gap(one) - gap(other))
    .slice(0, SAME_SHOP)
    .map((slot) => ({ ...slot, storeId, storeName, address, distanceMetres: null }))
}

const atOtherShops = async (db: Queryable, shop: BookedShop, query: NearestQuery, now: Date): Promise<FreeSlot[]> => {
  const others = await otherShops(db, shop, SERVICE_FOR[query.consultationType])
  const ids = others.map(({ id }) => id)
  const daysOf = await readFreeDays(db, ids, query, [shanghaiDay(parseShanghai(query.startTime))], now)
  return others
    .flatMap((other) =>
      daysOf(other.id)
        .flatMap(({ slots }) => slots)
        .filter(({ left, startTime }) => left > 0 && startTime === query.startTime)
        .map((slot) => ({ ...slot, ...other, storeId: other.id, distanceMetres: distanceMetres(shop, other) })),
    )
    .sort((one, other) => one.distanceMetres - other.distanceMetres)
    .slice(0, OTHER_SHOPS)
    .map(({ startTime, left, storeId, storeName, address, distanceMetres: far }) => ({
      startTime,
      left,
      storeId,
      storeName,
      address,
      distanceMetres: far,
    }))
}

/**
 * The free hours nearest to one that is gone: of the same shop, then the same hour at other shops of its city.
 *
 * @throws Refusal invalidField for no real time, and as `bookedShop`.
 */
export const nearestFree = async (db: Queryable, query: NearestQuery, now: Date): Promise<FreeSlot[]> => {
  readStart(query.startTime)
  const shop = await bookedShop(db, query)
  const [same, others] = await Promise.all([atShop(db, shop, query, now), atOtherShops(db, shop, query, now)])
  return [...same, ...others]
}
