import type { Queryable } from '../../../db/queryable'
import { reworkCoupons } from '../../coupon/coupons-of-order'
import { findOwnOrder } from '../../order-record/row/find-order'
import { DiscountSource, type OrderRow } from '../../order-record/row/order-row'
import { giveInterest } from '../../right/give-rights'
import { couponDiscounts, couponRoomFen, promisedWithVersion } from '../placing/order-discounts'

const { smallOrder, version } = DiscountSource

/** Gives an order the rights of its new version, those that it had when the order was placed; and what they take off. */
const changeVersion = async (tx: Queryable, id: string, pnoTwelve: string, { createdAt }: OrderRow) => {
  const { interestCode, discounts } = await promisedWithVersion(tx, pnoTwelve, createdAt)
  await giveInterest(tx, id, interestCode)
  return discounts
}

/**
 * Works out anew what is taken off an order whose car or shop was changed: by the rights of a new version, and by the
 * coupons that it has; one that no longer fits goes back to the shopper. What a small deposit counts as stays. The order
 * must be locked.
 */
export const reworkDiscounts = async (
  tx: Queryable,
  { userId, id }: OrderRow,
  isNewCar: boolean,
  now: Date,
): Promise<void> => {
  const order = await findOwnOrder(tx, userId, id)
  const { car, place, orderType, modelId, amountFen } = order
  if (car === null) return
  const ofVersion = isNewCar ? await changeVersion(tx, id, car.version.pnoTwelve, order) : []
  const keptSources: readonly DiscountSource[] = isNewCar ? [smallOrder] : [smallOrder, version]
  const kept = order.discounts.filter(({ source }) => keptSources.includes(source))
  const roomFen = couponRoomFen({ amountFen, car, discounts: [...kept, ...ofVersion] })
  const storeId = place.store.storeId ?? undefined
  const looked = { orderId: id, orderType, modelId, storeId, totalFen: car.totalFen, roomFen }
  const ofCoupons = couponDiscounts(await reworkCoupons(tx, looked, now))
  // What stays was read in one language; it is kept in both.
  await tx.query(
    `UPDATE orders SET discounts = (
       SELECT coalesce(jsonb_agg(line), '[]') FROM jsonb_array_elements(discounts) line WHERE line ->> 'source' = ANY ($2)
     ) || $3::jsonb WHERE id = $1`,
    [id, keptSources, JSON.stringify([...ofVersion, ...ofCoupons])],
  )
}
