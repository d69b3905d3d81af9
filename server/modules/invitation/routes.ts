import type { FastifyInstance } from 'fastify'
import { claim, open, rule, state } from '@/wire/endpoints/invitation'
import {
  InvitationClaim,
  InvitationCode,
  InvitationOffer,
  InvitationRule,
  InvitationState,
} from '@/wire/schemas/invitation'
import { NoPayload } from '@/wire/schemas/parts'
import { MINUTE_MS } from '@/domain/time/duration'
import { route } from '../../http/route'
import { claimInvitation, openInvitation } from './claim-invitation'
import { CLAIMS_OF_PHONE, NEW_FOR_DAYS } from './invitation-policy'
import { readInvitations, stageRewards } from './read-invitations'

/** Anybody may open a link, and each device counts. */
const RATE_LIMIT = { max: 60, timeWindow: MINUTE_MS }

/** Inviting friends (extensions; docs/rules/invitations.md). */
export const invitationModule = (app: FastifyInstance): void => {
  const { database, clock } = app

  /** `GET /app/invitation/state`: the own code, and how far friends got. */
  route(app, state, {
    schema: { request: NoPayload, reply: InvitationState },
    handler: ({ userId }) => readInvitations(database, userId),
  })

  /** `POST /app/invitation/open`: what a link offers; 404 for a forged one. */
  route(app, open, {
    schema: { request: InvitationCode, reply: InvitationOffer },
    rateLimit: RATE_LIMIT,
    handler: ({ payload, caller }) => openInvitation(database, payload.code, caller, clock.now()),
  })

  /** `POST /app/invitation/claim`: takes the offer; 409 for who cannot. */
  route(app, claim, {
    schema: { request: InvitationCode, reply: InvitationClaim },
    handler: ({ userId, payload, caller }) =>
      claimInvitation(database, { inviteeId: userId, code: payload.code, caller }, clock.now()),
  })

  /** `GET /app/invitation/rule`: the tables that pay and that limit. */
  route(app, rule, {
    schema: { request: NoPayload, reply: InvitationRule },
    handler: () => ({ rewards: stageRewards(), newForDays: NEW_FOR_DAYS, claimsOfPhone: CLAIMS_OF_PHONE }),
  })
}
