import { PayChannel } from '@/wire/enums/payment'
import { leaveApp } from '../back-layer/leave-app'
import type { OpenPayment, OwnPayChannel } from './types'

/** A browser opens the provider by a link. */
export const payChannel: OwnPayChannel = PayChannel.h5

/** Leaves for the provider's page, which comes back to this one. Rejects when the server gave no link. */
export const openPayment: OpenPayment = async ({ h5Url }) => {
  if (!h5Url) throw new Error('the payment has no link')
  await leaveApp(() => window.location.assign(h5Url))
  return 'left'
}
