import { Type, type Static } from 'typebox'
import { AgreementScene } from '../enums/agreement'
import { count, flag, nullable, text, valueOf, wallTime } from './parts'

/** Where everything that is kept of the caller can be downloaded as one ZIP (extension). */
export const DataLink = Type.Object({ url: text('Ends after five minutes'), fileName: text() })
export type DataLink = Static<typeof DataLink>

/** An agreement that somebody has accepted, in the version that they saw (extension). */
export const Consent = Type.Object({
  id: count('Id of the agreement'),
  version: count(),
  title: text(),
  scene: nullable(valueOf(AgreementScene), 'where it was for an order'),
  acceptedTime: wallTime(),
  withdrawnTime: nullable(wallTime(), 'while it stands'),
  isOptional: flag('It can be taken back; without the others there is no account or no order'),
  orderNo: nullable(text('The order that it was accepted for'), 'where it was for none'),
})
export type Consent = Static<typeof Consent>

export const Consents = Type.Array(Consent)

/** Which consent is taken back, in every version (extension). */
export const WithdrawConsent = Type.Object({ id: count('Id of the agreement'), scene: valueOf(AgreementScene) })
export type WithdrawConsent = Static<typeof WithdrawConsent>
