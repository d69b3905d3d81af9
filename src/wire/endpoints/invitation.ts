import { get, post } from '../endpoint'
import type {
  InvitationClaim,
  InvitationCode,
  InvitationOffer,
  InvitationRule,
  InvitationState,
} from '../schemas/invitation'
import type { NoPayload } from '../schemas/parts'

export const state = get<typeof NoPayload, typeof InvitationState>('/app/invitation/state', {
  access: 'login',
  extension: true,
})
/** Opens a link: counts the device once, and tells what is offered. */
export const open = post<typeof InvitationCode, typeof InvitationOffer>('/app/invitation/open', { extension: true })
/** Takes the offer, once for an account. */
export const claim = post<typeof InvitationCode, typeof InvitationClaim>('/app/invitation/claim', {
  access: 'login',
  extension: true,
})
export const rule = get<typeof NoPayload, typeof InvitationRule>('/app/invitation/rule', { extension: true })
