import type { Coupon } from '@/wire/schemas/coupon'
import { CouponStatus } from '@/wire/enums/coupon'

/** The coupons of a status; the server sorts them by their end. */
export const inStatus = (coupons: readonly Coupon[], status: CouponStatus): Coupon[] =>
  coupons.filter((coupon) => coupon.status === status)

/** Whether a shop takes it, by its code. */
export const isForShop = ({ status, orderType }: Coupon): boolean =>
  status === CouponStatus.usable && orderType === null

/** When a coupon left the list of those that can be used. */
export const leftTime = ({ usedTime, endTime }: Coupon): string => usedTime ?? endTime

const YEAR = 'YYYY'.length

/** Past coupons by year, the newest first. */
export const byYear = (coupons: readonly Coupon[]): { year: string; coupons: Coupon[] }[] => {
  const sorted = [...coupons].sort((one, other) => leftTime(other).localeCompare(leftTime(one)))
  const years = [...new Set(sorted.map((coupon) => leftTime(coupon).slice(0, YEAR)))]
  return years.map((year) => ({ year, coupons: sorted.filter((coupon) => leftTime(coupon).startsWith(year)) }))
}
