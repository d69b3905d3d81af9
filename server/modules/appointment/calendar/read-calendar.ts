import type { AppointmentCalendar, CalendarQuery } from '@/wire/schemas/appointment'
import { ConsultationType, SalesServiceType } from '@/wire/enums/vehicle'
import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../../db/queryable'
import { Refusal } from '../../../http/errors'
import { daysFrom } from '../../shop/calendar/shop-calendar'
import { findBookedShop, type BookedShop } from './calendar-statements'
import { readFreeDays } from './free-hours'
import { DAYS_AHEAD } from './slots'

/** What a shop has to do for each kind of appointment. */
export const SERVICE_FOR = {
  [ConsultationType.order]: SalesServiceType.sales,
  [ConsultationType.testDrive]: SalesServiceType.testDrive,
} as const satisfies Record<ConsultationType, SalesServiceType>

/**
 * The shop of an appointment.
 *
 * @throws Refusal shopNotFound, shopWithoutService when it does not do this, modelNotFound.
 */
export const bookedShop = async (
  db: Queryable,
  { storeId, modelId, consultationType }: CalendarQuery,
): Promise<BookedShop> => {
  const shop = await findBookedShop(db, storeId)
  if (shop === undefined) throw new Refusal(ErrorCode.shopNotFound)
  if (!shop.services.includes(SERVICE_FOR[consultationType])) throw new Refusal(ErrorCode.shopWithoutService)
  const model = await db.one('SELECT id FROM model WHERE id = $1 AND withdrawn_at IS NULL', [modelId])
  if (model === undefined) throw new Refusal(ErrorCode.modelNotFound)
  return shop
}

/** The next thirty days of a shop. Throws as `bookedShop`. */
export const readCalendar = async (db: Queryable, query: CalendarQuery, now: Date): Promise<AppointmentCalendar> => {
  const { id, storeName, address, cityCode } = await bookedShop(db, query)
  const daysOf = await readFreeDays(db, [id], query, daysFrom(now.getTime(), DAYS_AHEAD), now)
  return { storeId: id, storeName, address, cityCode, days: daysOf(id) }
}
