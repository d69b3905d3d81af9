import { get, post } from '../endpoint'
import type { Consents, DataLink, WithdrawConsent } from '../schemas/my-data'
import type { NoPayload } from '../schemas/parts'

/** A link to everything that is kept of the caller. */
export const link = get<typeof NoPayload, typeof DataLink>('/common/user/dataLink', { extension: true })
/** What the caller has agreed to. */
export const consents = get<typeof NoPayload, typeof Consents>('/common/user/consents', { extension: true })
/** Takes a consent back, and answers all. */
export const withdrawConsent = post<typeof WithdrawConsent, typeof Consents>('/common/user/withdrawConsent', {
  extension: true,
})
