import { CouponCause, CouponKind, CouponStatus } from '@/wire/enums/coupon'
import { OrderType } from '@/wire/enums/order'
import type { Coupon } from '@/wire/schemas/coupon'

/** A coupon off a Vela 7 that can be used. */
export const coupon: Coupon = {
  id: '1',
  couponName: 'Founder credit',
  kind: CouponKind.amount,
  amountFen: 300_000,
  share: null,
  ceilingFen: null,
  quantity: null,
  unit: '',
  place: '',
  orderType: OrderType.big,
  modelIds: ['vela-7'],
  modelNames: ['Vela 7'],
  shopNames: [],
  minTotalFen: 20_000_000,
  addsToOthers: true,
  cause: CouponCause.registration,
  status: CouponStatus.usable,
  isNew: true,
  givenTime: '2026-11-20 10:00:00',
  startTime: null,
  endTime: '2026-12-31 23:59:59',
  orderId: null,
  orderNo: null,
  usedTime: null,
  usedPlace: null,
}
