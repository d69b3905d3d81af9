import type { Coupon } from '@/wire/schemas/coupon'
import { CouponStatus } from '@/wire/enums/coupon'

/** The coupons of a status; the server sorts them by their end. */
export const inStatus = (coupons: readonly Coupon[], status: CouponStatus): Coupon[] =>
  coupons.filter((coupon) => coupon.status === status)

/** Whether it can be used now: one that is there may not have begun. */
export const canBeUsed = ({ status, startTime }: Pick<Coupon, 'status' | 'startTime'>): boolean =>
  status === CouponStatus.usable && startTime === null

/** Those that can be used now, before those that have not begun. */
export const usableFirst = (coupons: readonly Coupon[]): Coupon[] =>
  [...coupons].sort((one, other) => Number(canBeUsed(other)) - Number(canBeUsed(one)))

/** Whether a shop takes it now, by its code. */
export const isForShop = (coupon: Coupon): boolean => coupon.orderType === null && canBeUsed(coupon)

/** When a coupon left the list of those that can be used. */
export const leftTime = ({ usedTime, endTime }: Coupon): string => usedTime ?? endTime

const YEAR = 'YYYY'.length

/** Past coupons by year, the newest first. */
export const byYear = (coupons: readonly Coupon[]): { year: string; coupons: Coupon[] }[] => {
  const sorted = [...coupons].sort((one, other) => leftTime(other).localeCompare(leftTime(one)))
  const years = [...new Set(sorted.map((coupon) => leftTime(coupon).slice(0, YEAR)))]
  return years.map((year) => ({ year, coupons: sorted.filter((coupon) => leftTime(coupon).startsWith(year)) }))
}
