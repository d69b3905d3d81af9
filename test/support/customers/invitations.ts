import { state } from '@/wire/endpoints/invitation'
import type { Customer } from './customer'
import type { Storefront } from '../browser/storefront'

/** The customer's own code of invitation. */
export const invitationCode = async (storefront: Storefront, { token }: Customer): Promise<string> => {
  const { data } = await storefront.call(state, {}, { token })
  if (data === null) throw new Error('a customer has no code of invitation')
  return data.code
}
