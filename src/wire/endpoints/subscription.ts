import { get, post } from '../endpoint'
import type { SubscriptionAnswer, Subscriptions, SubscriptionSubject } from '../schemas/subscription'

export const offers = get<typeof SubscriptionSubject, typeof Subscriptions>('/app/subscription/offers', {
  access: 'login',
  extension: true,
})
/** What the shopper allowed; each allowed kind is one message. */
export const answer = post<typeof SubscriptionAnswer, typeof Subscriptions>('/app/subscription/answer', {
  access: 'login',
  extension: true,
})
