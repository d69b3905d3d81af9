import type { FastifyInstance } from 'fastify'
import { accept, detail, pending } from '@/wire/endpoints/agreement'
import {
  AcceptAgreementsBody,
  Agreement,
  AgreementQuery,
  AgreementSummaries,
  AgreementsAccepted,
} from '@/wire/schemas/agreement'
import { NoPayload } from '@/wire/schemas/parts'
import { ErrorCode } from '@/wire/errors'
import { Refusal } from '../../http/errors'
import { route } from '../../http/route'
import { acceptAgreements } from './accept'
import { hasPendingAgreements, pendingAgreements } from './pending'
import { findAgreement } from './agreement-statements'

/** Agreements and their acceptance (extensions). */
export const agreementModule = (app: FastifyInstance): void => {
  /** `GET /common/agreement/detail`: the current version, and whether the caller has accepted it. */
  route(app, detail, {
    schema: { request: AgreementQuery, reply: Agreement },
    handler: async ({ payload, user }) => {
      const agreement = await findAgreement(app.database, payload.id, user?.id ?? null)
      if (!agreement) throw new Refusal(ErrorCode.agreementNotFound)
      return agreement
    },
  })

  /** `GET /common/agreement/pending`: what the caller must accept before going on. */
  route(app, pending, {
    schema: { request: NoPayload, reply: AgreementSummaries },
    handler: ({ userId }) => pendingAgreements(app.database, userId),
  })

  /** `POST /common/agreement/accept`: records version and scene; refuses a version that is no longer current. */
  route(app, accept, {
    schema: { request: AcceptAgreementsBody, reply: AgreementsAccepted },
    handler: ({ payload, userId }) =>
      app.database.transaction(async (tx) => {
        await acceptAgreements(tx, { ...payload, userId, now: app.clock.now() })
        return { agreementsUpdated: await hasPendingAgreements(tx, userId) }
      }),
  })
}
