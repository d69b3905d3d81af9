import { Type, type Static } from 'typebox'
import { AgreementScene } from '../enums/agreement'
import { count, flag, nullable, text, valueOf, wallTime } from './parts'

/** One part of what is kept of a person (extension). */
const DataSection = Type.Object({
  name: text('"profile", "orders"'),
  rows: Type.Array(
    Type.Unsafe<Record<string, unknown>>({
      type: 'object',
      additionalProperties: true,
      description: 'Amounts are fen, times are of Asia/Shanghai, codes are those of this interface',
    }),
  ),
})

/** Everything that is kept of the caller (extension). */
export const MyData = Type.Object({ madeTime: wallTime(), sections: Type.Array(DataSection) })
export type MyData = Static<typeof MyData>

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
