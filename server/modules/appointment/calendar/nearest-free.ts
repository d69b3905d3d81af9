import type { FreeSlot, NearestQuery } from '@/wire/schemas/appointment'
import { SERVICE_FOR } from '@/domain/shop/service-for'
import { parseShanghai, shanghaiDay } from '@/domain/time/shanghai-time'
import type { Queryable } from '../../../db/queryable'
import { together } from '../../../db/together'
import { distanceMetres } from '../../shop/distance'
import { readStart } from '../booking/read-start'
import type { Asker } from './asker'
import { otherShops, type BookedShop } from './calendar-statements'
import { freeDaysOf, freeHoursRead, type FreeDay } from './free-hours'
import { readShopDays } from './read-calendar'

/** How many free hours of the shop are offered, and how many other shops. */
const SAME_SHOP = 3
const OTHER_SHOPS = 2

const atShop = (shop: BookedShop, days: readonly FreeDay[], query: NearestQuery): FreeSlot[] => {
  const wantedMs = parseShanghai(query.startTime)
  const gap = ({ startTime }: { startTime: string }): number => Math.abs(parseShanghai(startTime) - wantedMs)
  const { id: storeId, storeName, address } = shop
  return days
    .flatMap(({ slots }) => slots)
    .filter(({ left, startTime }) => left > 0 && startTime !== query.startTime)
    .sort((one, other) => gap(one) - gap(other))
    .slice(0, SAME_SHOP)
    .map((slot) => ({ ...slot, storeId, storeName, address, distanceMetres: null }))
}

const atOtherShops = async (
  db: Queryable,
  shop: BookedShop,
  query: NearestQuery,
  asker: Asker,
): Promise<FreeSlot[]> => {
  const days = [shanghaiDay(parseShanghai(query.startTime))]
  const { shops, ...rows } = await together(db, {
    shops: otherShops(shop, SERVICE_FOR[query.consultationType]),
    ...freeHoursRead(query, days, asker),
  })
  const daysOf = freeDaysOf(rows, query, days, asker)
  return shops
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
 * @throws Refusal invalidField for no real time, and as `checkBookedShop`.
 */
export const nearestFree = async (db: Queryable, query: NearestQuery, asker: Asker): Promise<FreeSlot[]> => {
  readStart(query.startTime)
  const { shop, days } = await readShopDays(db, query, asker)
  return [...atShop(shop, days, query), ...(await atOtherShops(db, shop, query, asker))]
}
