import { list } from '@/wire/endpoints/coupon'
import type { Customer } from './customer'
import { callAs } from './orders'
import type { Storefront } from '../browser/storefront'

/** A coupon that the customer got for registering, and spends at a shop. */
export const shopCoupon = async (storefront: Storefront, customer: Customer): Promise<string> => {
  const coupons = await callAs(storefront, customer, list, {})
  const coupon = coupons.find(({ orderType }) => orderType === null)
  if (coupon === undefined) throw new Error('who registered has no coupon for a shop')
  return coupon.id
}
