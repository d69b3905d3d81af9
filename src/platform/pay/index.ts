import { PayChannel } from '@/contract/enums/payment'
import type { OpenPayment, OwnPayChannel } from './types'

/** A browser opens the provider by a link. */
export const payChannel = PayChannel.h5 satisfies OwnPayChannel

/** Leaves for the provider's page, which comes back to this one. Rejects when the server gave no link. */
export const openPayment = (async ({ h5Url }) => {
  if (!h5Url) throw new Error('the payment has no link')
  location.assign(h5Url)
  return 'left'
}) satisfies OpenPayment
