import { Type, type Static } from 'typebox'
import { CouponCause, CouponKind, CouponStatus } from '../enums/coupon'
import { OrderType } from '../enums/order'
import { count, fen, flag, idText, nullable, text, texts, valueOf, wallTime } from './parts'

/** One coupon of the customer, with what it is for (extension). */
export const Coupon = Type.Object({
  id: text(),
  couponName: text(),
  kind: valueOf(CouponKind),
  amountFen: nullable(fen('What it takes off'), 'unless the kind is amount'),
  share: nullable(Type.Number({ description: 'What it takes off the price: 0.01 is 1 %' }), 'unless the kind is share'),
  ceilingFen: nullable(fen('The most that a share comes to'), 'without a ceiling'),
  quantity: nullable(count('How much is had'), 'unless the kind is service'),
  unit: text('What the quantity counts: kWh'),
  place: text('Where a service is had'),
  orderType: nullable(valueOf(OrderType), 'for one that is spent at a shop'),
  modelIds: texts('The models that it is for; none means every one'),
  modelNames: texts(),
  shopNames: texts('The shops that it is for; none means every one'),
  minTotalFen: fen('The car has to cost this much'),
  addsToOthers: flag('It may be used together with others that add'),
  cause: valueOf(CouponCause),
  status: valueOf(CouponStatus),
  isNew: flag('Given in the last three days'),
  givenTime: wallTime(),
  startTime: nullable(wallTime(), 'when it can be used from the start'),
  endTime: wallTime('The last second'),
  orderId: nullable(text('The order that has it'), 'unless one has'),
  orderNo: nullable(text(), 'unless an order has it'),
  usedTime: nullable(wallTime(), 'until it is used'),
  usedPlace: nullable(text('The shop where it was spent'), 'unless one was'),
})
export type Coupon = Static<typeof Coupon>

/** The customer's coupons of the last two years, those that end first before the others. */
export const CouponList = Type.Array(Coupon)

/** How many coupons can be used now. */
export const CouponCount = Type.Object({ usable: count() })

/** A coupon with the code that a shop scans. */
export const CouponDetail = Type.Object({ ...Coupon.properties, code: text('What a shop scans') })
export type CouponDetail = Static<typeof CouponDetail>

export const CouponId = Type.Object({ id: idText('Id of the coupon') })
export type CouponId = Static<typeof CouponId>

export const ClaimCoupon = Type.Object({ code: idText('As it was typed') })
export type ClaimCoupon = Static<typeof ClaimCoupon>
