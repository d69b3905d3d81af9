import type { Coupon, CouponDetail } from '@/wire/schemas/coupon'
import * as endpoints from '@/wire/endpoints/coupon'
import { checkSameId } from '@/domain/same-id'
import { call, type CallOptions } from '../request/call'

/** The customer's coupons of the last two years (extension). Throws as `call`. */
export const fetchCoupons = (options?: CallOptions): Promise<Coupon[]> => call(endpoints.list, {}, options)

/** How many of them can be used now (extension). Throws as `call`. */
export const fetchUsableCoupons = async (options?: CallOptions): Promise<number> =>
  (await call(endpoints.count, {}, options)).usable

/** One coupon with the code that a shop scans (extension). Throws as `call`: couponNotFound. */
export const fetchCoupon = async (id: string, options?: CallOptions): Promise<CouponDetail> =>
  checkSameId(id, await call(endpoints.detail, { id }, options))

/**
 * Takes the coupon of a typed code (extension).
 *
 * @throws ApiError as `call`: couponCodeWrong, couponTaken, couponsAllGiven, couponCodesTooOften.
 */
export const claimCoupon = (code: string, options?: CallOptions): Promise<Coupon> =>
  call(endpoints.claim, { code }, options)
