import { Type } from 'typebox'
import { AgreementId, AgreementScene } from '@/wire/enums/agreement'
import { valueOf } from '../../http/schemas'

/** More agreements than there are make no sense in one call. */
const MAX_ACCEPTED_AT_ONCE = 10

const summaryProperties = {
  id: valueOf(AgreementId),
  title: Type.String(),
  version: Type.Integer(),
  effectiveDate: Type.String(),
  changeNote: Type.String(),
}

export const agreementSummary = Type.Object(summaryProperties)

export const agreementReply = Type.Object({
  ...summaryProperties,
  sections: Type.Array(Type.Object({ heading: Type.String(), body: Type.String(), changed: Type.Boolean() })),
  accepted: Type.Boolean(),
})

export const detailQuery = Type.Object({ id: Type.Integer() })

export const acceptBody = Type.Object({
  agreements: Type.Array(Type.Object({ id: Type.Integer(), version: Type.Integer() }), {
    minItems: 1,
    maxItems: MAX_ACCEPTED_AT_ONCE,
  }),
  scene: valueOf(AgreementScene),
})

export const acceptReply = Type.Object({ agreementsUpdated: Type.Boolean() })
