import type { Agreement, AgreementSummary, AcceptAgreementsBody } from '@/wire/schemas/agreement'
import * as endpoints from '@/wire/endpoints/agreement'
import type { AgreementId } from '@/wire/enums/agreement'
import { call, type CallOptions } from '../request/call'

/** Reads a whole agreement in its current version (extension). */
export const fetchAgreement = (id: AgreementId, options?: CallOptions): Promise<Agreement> =>
  call(endpoints.detail, { id }, options)

/** The agreements whose current version the user has not accepted (extension). */
export const fetchPendingAgreements = (options?: CallOptions): Promise<AgreementSummary[]> =>
  call(endpoints.pending, {}, options)

/**
 * Records that the user accepts these versions (extension). The session's `acceptAgreements` calls this and forgets
 * that agreements are due.
 */
export const sendAcceptance = (
  body: AcceptAgreementsBody,
  options?: CallOptions,
): Promise<{ agreementsUpdated: boolean }> => call(endpoints.accept, body, options)
