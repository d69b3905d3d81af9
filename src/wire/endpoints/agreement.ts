import { get, post } from '../endpoint'
import type {
  AcceptAgreementsBody,
  Agreement,
  AgreementQuery,
  AgreementSummaries,
  AgreementsAccepted,
} from '../schemas/agreement'
import type { NoPayload } from '../schemas/parts'

export const detail = get<typeof AgreementQuery, typeof Agreement>('/common/agreement/detail', {
  access: 'optional',
  extension: true,
})
/** The agreements whose current version the user has not accepted. */
export const pending = get<typeof NoPayload, typeof AgreementSummaries>('/common/agreement/pending', {
  extension: true,
})
export const accept = post<typeof AcceptAgreementsBody, typeof AgreementsAccepted>('/common/agreement/accept', {
  extension: true,
})
