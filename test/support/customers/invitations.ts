import { state } from '@/wire/endpoints/invitation'
import type { Customer } from './customer'
import { callAs } from './orders'
import type { Storefront } from '../browser/storefront'

/** The customer's own code of invitation. */
export const invitationCode = async (storefront: Storefront, customer: Customer): Promise<string> =>
  (await callAs(storefront, customer, state, {})).code
