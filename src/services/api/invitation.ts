import type { InvitationClaim, InvitationOffer, InvitationRule, InvitationState } from '@/wire/schemas/invitation'
import * as endpoints from '@/wire/endpoints/invitation'
import { call, type CallOptions } from '../request/call'

/** The customer's code, and how far those got who came by it (extension). Throws as `call`. */
export const fetchInvitations = (options?: CallOptions): Promise<InvitationState> => call(endpoints.state, {}, options)

/**
 * What a link offers; this device counts once (extension).
 *
 * @throws ApiError as `call`: invitationNotFound.
 */
export const openInvitation = (code: string, options?: CallOptions): Promise<InvitationOffer> =>
  call(endpoints.open, { code }, options)

/**
 * Takes the offer of a link (extension).
 *
 * @throws ApiError as `call`: invitationNotFound, invitationOwn, invitationTaken, invitationNotNew, invitationPhoneUsed.
 */
export const claimInvitation = (code: string, options?: CallOptions): Promise<InvitationClaim> =>
  call(endpoints.claim, { code }, options)

/** What inviting earns, and what limits it (extension). Throws as `call`. */
export const fetchInvitationRule = (options?: CallOptions): Promise<InvitationRule> => call(endpoints.rule, {}, options)
