/** What a coupon is worth: an amount, a share of the price, or something that is had at a shop (extension). */
export const CouponKind = { amount: 1, share: 2, service: 3 } as const
export type CouponKind = (typeof CouponKind)[keyof typeof CouponKind]

/** Where a coupon stands: an unpaid order holds it, a paid one has used it (extension). */
export const CouponStatus = { usable: 1, held: 2, used: 3, ended: 4 } as const
export type CouponStatus = (typeof CouponStatus)[keyof typeof CouponStatus]

/** What a coupon is given for (extension). */
export const CouponCause = { registration: 1, code: 2, invitation: 3 } as const
export type CouponCause = (typeof CouponCause)[keyof typeof CouponCause]
