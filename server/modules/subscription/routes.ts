import type { FastifyInstance } from 'fastify'
import { allowed, answer, offers } from '@/wire/endpoints/subscription'
import { NoPayload } from '@/wire/schemas/parts'
import { AllowedMessages, SubscriptionAnswer, Subscriptions, SubscriptionSubject } from '@/wire/schemas/subscription'
import { route } from '../../http/route'
import { answerSubscriptions, readAllowed, readSubscriptions } from './read-subscriptions'

/** WeChat's messages to a shopper (extensions; docs/rules/subscriptions.md). */
export const subscriptionModule = (app: FastifyInstance): void => {
  const { database, clock, gateways } = app

  /** `GET /app/subscription/offers`: what can be told; 404 for another person's order. */
  route(app, offers, {
    schema: { request: SubscriptionSubject, reply: Subscriptions },
    handler: ({ userId, payload }) => readSubscriptions(app, gateways.subscriptions, userId, payload, clock.now()),
  })

  /** `POST /app/subscription/answer`: keeps what was allowed. */
  route(app, answer, {
    schema: { request: SubscriptionAnswer, reply: Subscriptions },
    handler: ({ userId, payload }) => answerSubscriptions(app, gateways.subscriptions, userId, payload, clock.now()),
  })

  /** `GET /app/subscription/allowed`: how many messages of each kind are still to come. */
  route(app, allowed, {
    schema: { request: NoPayload, reply: AllowedMessages },
    handler: ({ userId }) => readAllowed(database, userId),
  })
}
