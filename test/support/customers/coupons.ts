import { list } from '@/wire/endpoints/coupon'
import type { Customer } from './customer'
import type { Storefront } from '../browser/storefront'

/** A coupon that the customer got for registering, and spends at a shop. */
export const shopCoupon = async (storefront: Storefront, { token }: Customer): Promise<string> => {
  const { data } = await storefront.call(list, {}, { token })
  const coupon = data?.find(({ orderType }) => orderType === null)
  if (coupon === undefined) throw new Error('who registered has no coupon for a shop')
  return coupon.id
}
