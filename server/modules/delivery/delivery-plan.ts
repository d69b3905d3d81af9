import { SalesServiceType } from '@/wire/enums/vehicle'
import { ErrorCode } from '@/wire/errors'
import { HOUR_MS } from '@/domain/time/duration'
import { formatShanghai, parseShanghai } from '@/domain/time/shanghai-time'
import { inBoth } from '../../db/content-columns'
import { say } from '../../db/written-in-both'
import type { Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import { startOfDay } from '../../system/shanghai-calendar'
import type { OrderRow, ShopSnapshot } from '../order-record/row/order-row'

/** What the back office may say of a delivery; what it leaves out is chosen. */
export interface DeliveryWish {
  /** `YYYY-MM-DD HH:mm:ss`, Shanghai. */
  deliveryTime?: string
  /** A shop that hands over cars. */
  storeId?: string
}

/** When, where and by whom a car is handed over: the parts of an order's shop that only delivery knows. */
export type DeliveryPlan = Pick<
  ShopSnapshot,
  | 'dcName'
  | 'dcShopAddress'
  | 'dcLocationX'
  | 'dcLocationY'
  | 'deliveryerName'
  | 'deliveryerMobile'
  | 'deliveryerUrl'
  | 'expectedDeliveryerTime'
>

const USUAL_NOTICE_DAYS = 3
const USUAL_HOUR_MS = 10 * HOUR_MS

const usualTime = (at: Date): string => formatShanghai(startOfDay(at.getTime(), USUAL_NOTICE_DAYS) + USUAL_HOUR_MS)

const checkedTime = (time: string, at: Date): string => {
  try {
    if (parseShanghai(time) > at.getTime()) return time
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  throw new Refusal(ErrorCode.invalidField, { field: 'deliveryTime' })
}

/** The wanted centre; else one in the delivery city, else the one nearest to the order's shop. */
const findCentre = (db: Queryable, { place: { store } }: OrderRow, storeId: string | undefined) =>
  db.one<Omit<DeliveryPlan, 'expectedDeliveryerTime'>>(
    `SELECT ${inBoth('store', 'name')} AS "dcName", ${inBoth('store', 'address')} AS "dcShopAddress",
       store.longitude AS "dcLocationX", store.latitude AS "dcLocationY",
       expert.name AS "deliveryerName", expert.phone AS "deliveryerMobile",
       expert.avatar AS "deliveryerUrl"
     FROM store JOIN area city ON city.code = store.city_code LEFT JOIN LATERAL (
       SELECT ${inBoth('adviser', 'name')} AS name, phone, avatar
       FROM adviser WHERE store_id = store.id ORDER BY sort LIMIT 1) expert ON true
     WHERE $1 = ANY(services) AND ($2::text IS NULL OR store.id = $2)
     ORDER BY coalesce(city.code = $3, city.name = $4) DESC, (longitude - $5) ^ 2 + (latitude - $6) ^ 2 LIMIT 1`,
    [
      SalesServiceType.delivery,
      storeId ?? null,
      store.deliverCityCode,
      store.deliverCityName,
      store.locationX ?? 0,
      store.locationY ?? 0,
    ],
  )

/**
 * Plans when and where a car is handed over.
 *
 * @throws Refusal invalidField for a time that is none or has passed, shopNotFound for a shop that hands over no cars.
 */
export const planDelivery = async (
  db: Queryable,
  order: OrderRow,
  { deliveryTime, storeId }: DeliveryWish,
  at: Date,
): Promise<DeliveryPlan> => {
  const expectedDeliveryerTime = deliveryTime === undefined ? usualTime(at) : checkedTime(deliveryTime, at)
  const centre = await findCentre(db, order, storeId)
  if (centre === undefined) throw new Refusal(ErrorCode.shopNotFound)
  return { ...centre, expectedDeliveryerTime }
}

/** Whether a handover is planned for this very hour and place already. */
export const isPlanned = ({ place: { store } }: OrderRow, plan: DeliveryPlan): boolean => {
  const { expectedDeliveryerTime, dcName, dcShopAddress } = say(plan)
  return (
    store.expectedDeliveryerTime === expectedDeliveryerTime &&
    store.dcName === dcName &&
    store.dcShopAddress === dcShopAddress
  )
}

/** Adds facts about the delivery to the shop that the order keeps (`place_snapshot`); the order's row must be locked. */
export const keepDeliveryFacts = async (
  tx: Queryable,
  orderId: string,
  facts: Partial<ShopSnapshot>,
): Promise<void> => {
  await tx.query(
    `UPDATE orders SET place_snapshot = jsonb_set(place_snapshot, '{store}', place_snapshot -> 'store' || $2::jsonb)
     WHERE id = $1`,
    [orderId, JSON.stringify(facts)],
  )
}
