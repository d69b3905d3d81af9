import type { PlaceBigOrder } from '@/wire/schemas/order-calls'
import { OrderType } from '@/wire/enums/order'
import { balanceFen, saleTotalFen, type OrderSums } from '@/domain/payment/amount-due'
import type { Queryable } from '../../../db/queryable'
import type { CouponDiscount, DiscountedOrder } from '../../coupon/coupons-of-order'
import { findInterest } from '../../finance/finance-statements'
import { readLinkable } from '../../order-record/life/linked-order'
import { DiscountSource, type DiscountSnapshot } from '../../order-record/row/order-row'
import { discountOfInterest, discountOfSmallOrder } from '../../right/promised-discounts'

/** A small order that a big one takes over, with what it has paid in fen. */
export interface LinkedOrder {
  id: string
  paidFen: number
}

/**
 * The small order that is to be linked, if any.
 *
 * @throws Refusal orderNotFound, orderStateChanged, as `readLinkable`.
 */
export const readLinked = async (
  db: Queryable,
  userId: string,
  { linkSmallOrderId: id, modelId }: Pick<PlaceBigOrder, 'linkSmallOrderId' | 'modelId'>,
): Promise<LinkedOrder | undefined> =>
  id === undefined ? undefined : { id, paidFen: await readLinkable(db, userId, id, modelId) }

/** What a linked small order takes off beyond the money that it brings; without one nothing. */
const smallOrderDiscounts = async (db: Queryable, linked: LinkedOrder | undefined): Promise<DiscountSnapshot[]> => {
  if (linked === undefined) return []
  const promised = await discountOfSmallOrder(db, linked.id, linked.paidFen)
  return promised.map((discount) => ({ ...discount, source: DiscountSource.smallOrder }))
}

/** What an order is promised with its car. */
interface Promised {
  /** Of the rights that its version brings; null for none. */
  interestCode: string | null
  discounts: DiscountSnapshot[]
}

/** The rights that a version brings at a moment, and what they take off: of one reading, so that they belong together. */
export const promisedWithVersion = async (db: Queryable, pnoTwelve: string, at: Date): Promise<Promised> => {
  const interestCode = (await findInterest(db, pnoTwelve, at))?.interestCode ?? null
  const discounts = interestCode === null ? [] : await discountOfInterest(db, interestCode)
  return { interestCode, discounts: discounts.map((discount) => ({ ...discount, source: DiscountSource.version })) }
}

/** What comes with a car whatever its shopper chooses. */
export const promisedWithCar = async (
  db: Queryable,
  linked: LinkedOrder | undefined,
  pnoTwelve: string,
  now: Date,
): Promise<Promised> => {
  const ofSmallOrder = await smallOrderDiscounts(db, linked)
  const { interestCode, discounts } = await promisedWithVersion(db, pnoTwelve, now)
  return { interestCode, discounts: [...ofSmallOrder, ...discounts] }
}

/** What coupons take off, as the order keeps it. */
export const couponDiscounts = (coupons: readonly CouponDiscount[]): DiscountSnapshot[] =>
  coupons.map(({ name, amountFen }) => ({ source: DiscountSource.coupon, name, amountFen }))

/** How much coupons may take off, in fen, after all that was promised. */
export const couponRoomFen = (order: Pick<OrderSums, 'amountFen' | 'car' | 'discounts'>): number =>
  balanceFen(saleTotalFen(order), order.amountFen)

/** What of a small deposit no coupon takes, in fen: an order is reserved by a payment, which is also what can come back. */
const LEAST_DEPOSIT_FEN = 100

/** A small order as coupons look at it. */
export const smallCouponOrder = (
  { modelId, storeId }: { modelId: string; storeId?: string | undefined },
  depositFen: number,
): DiscountedOrder => ({
  orderType: OrderType.small,
  modelId,
  storeId,
  totalFen: depositFen,
  roomFen: depositFen - LEAST_DEPOSIT_FEN,
})
