import type { FastifyInstance } from 'fastify'
import { claim, count, detail, list } from '@/wire/endpoints/coupon'
import { ClaimCoupon, Coupon, CouponCount, CouponDetail, CouponId, CouponList } from '@/wire/schemas/coupon'
import { NoPayload } from '@/wire/schemas/parts'
import { route } from '../../http/route'
import { claimCoupon } from './claim-coupon'
import { countCoupons } from './coupon-statements'
import { readCoupon, readCoupons } from './read-coupons'

/** A customer's coupons (extensions; docs/rules/coupons-and-rights.md). */
export const couponModule = (app: FastifyInstance): void => {
  const { database, clock } = app

  /** `GET /app/coupon/list`: the coupons of the last two years. */
  route(app, list, {
    schema: { request: NoPayload, reply: CouponList },
    handler: ({ userId }) => readCoupons(database, userId, clock.now()),
  })

  /** `GET /app/coupon/count`: how many can be used now. */
  route(app, count, {
    schema: { request: NoPayload, reply: CouponCount },
    handler: async ({ userId }) => ({ usable: (await countCoupons(database, userId, clock.now())).usable }),
  })

  /** `GET /app/coupon/detail`: one coupon with its code; 404 for another person's. */
  route(app, detail, {
    schema: { request: CouponId, reply: CouponDetail },
    handler: ({ userId, payload }) => readCoupon(database, userId, payload.id, clock.now()),
  })

  /** `POST /app/coupon/claim`: by a typed code; 400 for a wrong one, 409 when it was taken or all are gone. */
  route(app, claim, {
    schema: { request: ClaimCoupon, reply: Coupon },
    handler: ({ userId, payload }) => claimCoupon(database, userId, payload.code, clock.now()),
  })
}
