import { get, post } from '../endpoint'
import type {
  InvitationClaim,
  InvitationCode,
  InvitationOffer,
  InvitationRule,
  InvitationState,
} from '../schemas/invitation'
import type { NoPayload } from '../schemas/parts'

export const state = get<typeof NoPayload, typeof InvitationState>('/app/invitation/state', { extension: true })
/** Opens a link: counts the device once, and tells what is offered. */
export const open = post<typeof InvitationCode, typeof InvitationOffer>('/app/invitation/open', {
  access: 'public',
  extension: true,
})
/** Takes the offer, once for an account. */
export const claim = post<typeof InvitationCode, typeof InvitationClaim>('/app/invitation/claim', { extension: true })
export const rule = get<typeof NoPayload, typeof InvitationRule>('/app/invitation/rule', {
  access: 'public',
  extension: true,
})
