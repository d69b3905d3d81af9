import { PayChannel } from '@/wire/enums/payment'
import { leaveApp } from '../back-layer/leave-app'
import { isInWechat } from '../system/user-agent'
import type { OpenPayment, OwnPayChannel } from './types'

/** A browser opens the provider by a link. */
export const payChannel: OwnPayChannel = PayChannel.h5

/**
 * Leaves for the provider's page, which comes back to this one. WeChat Pay's shows only a refusal inside WeChat, so nobody is
 * sent there. Rejects when the server gave no link.
 */
export const openPayment: OpenPayment = async ({ h5Url }) => {
  if (!h5Url) throw new Error('the payment has no link')
  if (isInWechat()) return 'elsewhere'
  await leaveApp(() => window.location.assign(h5Url))
  return 'left'
}
