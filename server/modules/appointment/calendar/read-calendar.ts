import type { AppointmentCalendar, CalendarQuery } from '@/wire/schemas/appointment'
import { ErrorCode } from '@/wire/errors'
import { SERVICE_FOR } from '@/domain/shop/service-for'
import type { Queryable } from '../../../db/queryable'
import { together, type RowsOf } from '../../../db/together'
import { Refusal } from '../../../http/errors'
import { daysFrom } from '../../shop/calendar/shop-calendar'
import type { Asker } from './asker'
import { offeredModel, shopOf, type BookedShop } from './calendar-statements'
import { freeDaysOf, freeHoursRead, type FreeDay } from './free-hours'
import { DAYS_AHEAD } from './slots'

const bookedShopRead = ({ storeId, modelId }: CalendarQuery) => ({
  shops: shopOf(storeId),
  models: offeredModel(modelId),
})

/** @throws Refusal shopNotFound, shopWithoutService when it does not do this, modelNotFound. */
const bookedShopOf = (
  { shops: [shop], models }: RowsOf<ReturnType<typeof bookedShopRead>>,
  { consultationType }: CalendarQuery,
): BookedShop => {
  if (shop === undefined) throw new Refusal(ErrorCode.shopNotFound)
  if (!shop.services.includes(SERVICE_FOR[consultationType])) throw new Refusal(ErrorCode.shopWithoutService)
  if (models.length === 0) throw new Refusal(ErrorCode.modelNotFound)
  return shop
}

/**
 * Looks whether an appointment can be had at its shop at all.
 *
 * @throws Refusal shopNotFound, shopWithoutService when it does not do this, modelNotFound.
 */
export const checkBookedShop = async (db: Queryable, query: CalendarQuery): Promise<void> =>
  void bookedShopOf(await together(db, bookedShopRead(query)), query)

/** A shop with the hours that it has on the next thirty days. Throws as `checkBookedShop`. */
export const readShopDays = async (
  db: Queryable,
  query: CalendarQuery,
  asker: Asker,
): Promise<{ shop: BookedShop; days: FreeDay[] }> => {
  const days = daysFrom(asker.now.getTime(), DAYS_AHEAD)
  const { models, ...rows } = await together(db, { ...bookedShopRead(query), ...freeHoursRead(query, days, asker) })
  const shop = bookedShopOf({ shops: rows.shops, models }, query)
  return { shop, days: freeDaysOf(rows, query, days, asker)(shop.id) }
}

/** The next thirty days of a shop. Throws as `checkBookedShop`. */
export const readCalendar = async (db: Queryable, query: CalendarQuery, asker: Asker): Promise<AppointmentCalendar> => {
  const { shop, days } = await readShopDays(db, query, asker)
  const { id: storeId, storeName, address, cityCode } = shop
  return { storeId, storeName, address, cityCode, days }
}
