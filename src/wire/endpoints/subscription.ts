import { get, post } from '../endpoint'
import type { NoPayload } from '../schemas/parts'
import type { AllowedMessages, SubscriptionAnswer, Subscriptions, SubscriptionSubject } from '../schemas/subscription'

export const offers = get<typeof SubscriptionSubject, typeof Subscriptions>('/app/subscription/offers', {
  extension: true,
})
/** What the shopper allowed; each allowed kind is one message. */
export const answer = post<typeof SubscriptionAnswer, typeof Subscriptions>('/app/subscription/answer', {
  extension: true,
})
/** How many messages of each kind are still to come. */
export const allowed = get<typeof NoPayload, typeof AllowedMessages>('/app/subscription/allowed', { extension: true })
