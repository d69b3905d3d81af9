import { create } from '@/wire/endpoints/order-share'
import type { Customer } from './customer'
import { callAs } from './orders'
import type { Storefront } from '../browser/storefront'

/** Makes a link to an order, as its owner's other phone would; the token in it. */
export const shareToken = async (storefront: Storefront, owner: Customer, { id }: { id: string }): Promise<string> =>
  (await callAs(storefront, owner, create, { id })).token
