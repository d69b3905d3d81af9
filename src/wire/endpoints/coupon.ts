import { get, post } from '../endpoint'
import type { ClaimCoupon, Coupon, CouponCount, CouponDetail, CouponId, CouponList } from '../schemas/coupon'
import type { NoPayload } from '../schemas/parts'

export const list = get<typeof NoPayload, typeof CouponList>('/app/coupon/list', { extension: true })
export const count = get<typeof NoPayload, typeof CouponCount>('/app/coupon/count', { extension: true })
export const detail = get<typeof CouponId, typeof CouponDetail>('/app/coupon/detail', { extension: true })
/** Takes the coupon of a code, once for each account; five tries a minute. */
export const claim = post<typeof ClaimCoupon, typeof Coupon>('/app/coupon/claim', { extension: true })
