import { get, post } from '../endpoint'
import type { Consents, MyData, WithdrawConsent } from '../schemas/my-data'
import type { NoPayload } from '../schemas/parts'

/** Everything that is kept of the caller. */
export const mine = get<typeof NoPayload, typeof MyData>('/common/user/data', { access: 'login', extension: true })
/** What the caller has agreed to. */
export const consents = get<typeof NoPayload, typeof Consents>('/common/user/consents', {
  access: 'login',
  extension: true,
})
/** Takes a consent back, and answers all. */
export const withdrawConsent = post<typeof WithdrawConsent, typeof Consents>('/common/user/withdrawConsent', {
  access: 'login',
  extension: true,
})
