import { CouponKind, CouponStatus } from '@/wire/enums/coupon'
import type { Coupon } from '@/wire/schemas/coupon'
import { DAY_MS, SECOND_MS } from '@/domain/time/duration'
import { formatShanghai } from '@/domain/time/shanghai-time'
import { timeText } from '../../http/time-text'
import type { CouponRow } from './coupon-row'

const BASIS_POINTS = 10_000
const NEW_FOR_MS = 3 * DAY_MS

const kindOf = ({ amountFen, shareBp }: CouponRow): CouponKind => {
  if (amountFen !== null) return CouponKind.amount
  return shareBp === null ? CouponKind.service : CouponKind.share
}

const statusOf = ({ orderId, paidAt, spentAt, endAt }: CouponRow, now: Date): CouponStatus => {
  if (spentAt !== null || paidAt !== null) return CouponStatus.used
  if (orderId !== null) return CouponStatus.held
  return endAt <= now ? CouponStatus.ended : CouponStatus.usable
}

/** A coupon as its owner sees it. */
export const couponView = (row: CouponRow, now: Date): Coupon => ({
  id: row.id,
  couponName: row.name,
  kind: kindOf(row),
  amountFen: row.amountFen,
  share: row.shareBp === null ? null : row.shareBp / BASIS_POINTS,
  ceilingFen: row.ceilingFen,
  quantity: row.quantity,
  unit: row.unit,
  place: row.place,
  orderType: row.orderType,
  modelIds: row.modelIds ?? [],
  modelNames: row.modelNames,
  shopNames: row.shopNames,
  minTotalFen: row.minTotalFen,
  addsToOthers: row.addsToOthers,
  cause: row.cause,
  status: statusOf(row, now),
  isNew: row.givenAt.getTime() > now.getTime() - NEW_FOR_MS,
  givenTime: formatShanghai(row.givenAt.getTime()),
  startTime: row.startAt <= now ? null : formatShanghai(row.startAt.getTime()),
  endTime: formatShanghai(row.endAt.getTime() - SECOND_MS),
  orderId: row.orderId,
  orderNo: row.orderNo,
  usedTime: timeText(row.spentAt ?? row.paidAt),
  usedPlace: row.spentPlace,
})
