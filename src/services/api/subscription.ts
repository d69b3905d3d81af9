import type {
  AllowedMessages,
  SubscriptionAnswer,
  Subscriptions,
  SubscriptionSubject,
} from '@/wire/schemas/subscription'
import * as endpoints from '@/wire/endpoints/subscription'
import { call, type CallOptions } from '../request/call'

/** The messages that WeChat can be asked for about an order or a line (extension). Throws as `call`: orderNotFound. */
export const fetchSubscriptions = (subject: SubscriptionSubject, options?: CallOptions): Promise<Subscriptions> =>
  call(endpoints.offers, subject, options)

/** Says which of them the shopper allowed (extension). Throws as `fetchSubscriptions`. */
export const answerSubscriptions = (answer: SubscriptionAnswer, options?: CallOptions): Promise<Subscriptions> =>
  call(endpoints.answer, answer, options)

/** How many messages of each kind are still to come (extension). */
export const fetchAllowedMessages = (options?: CallOptions): Promise<AllowedMessages> =>
  call(endpoints.allowed, {}, options)
