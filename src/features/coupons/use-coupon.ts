import type { CouponDetail } from '@/wire/schemas/coupon'
import { SECOND_MS } from '@/domain/time/duration'
import type { LoadedPage } from '@/hooks/use-async-page'
import { useFollowedPage } from '@/hooks/use-followed-page'
import { fetchCoupon } from '@/services/api/coupon'
import { isForShop } from './coupon-groups'

/** How often a coupon is read while its code is held out to a shop. */
const SCAN_POLL_MS = 5 * SECOND_MS

/** One coupon, read again whenever its page comes back, and while a shop may scan its code. */
export function useCoupon(id: string, isAllowed: boolean): LoadedPage<CouponDetail> {
  return useFollowedPage(() => fetchCoupon(id), {
    key: id,
    isEnabled: isAllowed && id !== '',
    restMs: (coupon) => (isForShop(coupon) ? SCAN_POLL_MS : undefined),
  })
}
