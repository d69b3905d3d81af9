import { get, post, type NoPayload } from '../endpoint'
import type { Agreement, AgreementSummary } from '../schemas/agreement'
import type { AgreementScene } from '../enums/agreement'

export interface AcceptAgreementsBody {
  agreements: { id: number; version: number }[]
  scene: AgreementScene
}

export const detail = get<{ id: number }, Agreement>('/common/agreement/detail', {
  access: 'optional',
  extension: true,
})
/** The agreements whose current version the user has not accepted. */
export const pending = get<NoPayload, AgreementSummary[]>('/common/agreement/pending', {
  access: 'login',
  extension: true,
})
export const accept = post<AcceptAgreementsBody, { agreementsUpdated: boolean }>('/common/agreement/accept', {
  access: 'login',
  extension: true,
})
