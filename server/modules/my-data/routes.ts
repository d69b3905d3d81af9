import type { FastifyInstance } from 'fastify'
import { consents, link, withdrawConsent as withdraw } from '@/wire/endpoints/my-data'
import { Consents, DataLink, WithdrawConsent } from '@/wire/schemas/my-data'
import { NoPayload } from '@/wire/schemas/parts'
import { MINUTE_MS } from '@/domain/time/duration'
import { route } from '../../http/route'
import { dataFileName, dataLink } from './data-link'
import { readConsents } from './read-consents'
import { serveData } from './serve-data'
import { withdrawConsent } from './withdraw-consent'

/** Reading everything is work, and nobody needs it often. */
const RATE_LIMIT = { max: 10, timeWindow: MINUTE_MS }

/** What is kept of who is logged in, for their own hands (extensions). */
export const myDataModule = (app: FastifyInstance): void => {
  const { database, clock, secret, storage } = app
  serveData(app, { database, clock, secret, storage }, RATE_LIMIT)

  /** `GET /common/user/dataLink`: a link to everything that is kept of the caller, as one ZIP. */
  route(app, link, {
    schema: { request: NoPayload, reply: DataLink },
    rateLimit: RATE_LIMIT,
    handler: ({ userId }) => {
      const now = clock.now()
      return {
        url: dataLink(secret, userId, now),
        fileName: dataFileName(now),
      }
    },
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
