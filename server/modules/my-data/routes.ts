import type { FastifyInstance } from 'fastify'
import { consents, mine, withdrawConsent as withdraw } from '@/wire/endpoints/my-data'
import { Consents, MyData, WithdrawConsent } from '@/wire/schemas/my-data'
import { NoPayload } from '@/wire/schemas/parts'
import { MINUTE_MS } from '@/domain/time/duration'
import { route } from '../../http/route'
import { readConsents } from './read-consents'
import { readMyData } from './read-my-data'
import { withdrawConsent } from './withdraw-consent'

/** Reading everything is work, and nobody needs it often. */
const RATE_LIMIT = { max: 10, timeWindow: MINUTE_MS }

/** What is kept of who is logged in, for their own hands (extensions). */
export const myDataModule = (app: FastifyInstance): void => {
  const { database, clock } = app

  /** `GET /common/user/data`: everything that is kept of the caller. */
  route(app, mine, {
    schema: { request: NoPayload, reply: MyData },
    rateLimit: RATE_LIMIT,
    handler: ({ userId }) => readMyData(database, userId, clock.now()),
  })

  /** `GET /common/user/consents`: what the caller has agreed to, the newest first. */
  route(app, consents, {
    schema: { request: NoPayload, reply: Consents },
    handler: ({ userId }) => readConsents(database, userId),
  })

  /** `POST /common/user/withdrawConsent`: takes one back that can be; 409 while something is booked under it, 422 for others. */
  route(app, withdraw, {
    schema: { request: WithdrawConsent, reply: Consents },
    handler: async ({ userId, payload }) => {
      await withdrawConsent(database, userId, payload, clock.now())
      return readConsents(database, userId)
    },
  })
}
