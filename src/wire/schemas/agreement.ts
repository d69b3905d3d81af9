import { Type, type Static } from 'typebox'
import { AgreementId, AgreementScene } from '../enums/agreement'
import { count, day, flag, text, valueOf } from './parts'

/** More agreements than there are make no sense in one call. */
const MAX_ACCEPTED_AT_ONCE = 10

/** Agreements and versions count from 1; the database keeps them as 32-bit integers. */
const storedInteger = () => Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 })

const summary = {
  id: valueOf(AgreementId),
  title: text(),
  version: count('Counts from 1'),
  effectiveDate: day('From when this version holds'),
  changeNote: text('What is new since the version before'),
}

/** What is known of an agreement without reading it. */
export const AgreementSummary = Type.Object(summary)
export type AgreementSummary = Static<typeof AgreementSummary>

export const AgreementSummaries = Type.Array(AgreementSummary)

/** One numbered part of an agreement. */
const AgreementSection = Type.Object({
  heading: text(),
  body: text(),
  changed: flag('New since the version before'),
})

/** A whole agreement. */
export const Agreement = Type.Object({
  ...summary,
  sections: Type.Array(AgreementSection),
  accepted: flag('The logged-in user has accepted this version'),
})
export type Agreement = Static<typeof Agreement>

export const AgreementQuery = Type.Object({ id: Type.Integer() })

/** An agreement in the version that was shown; whether there is such a one, and it is the current, the server looks up. */
export const SeenAgreement = Type.Object({ id: storedInteger(), version: storedInteger() })
export type SeenAgreement = Static<typeof SeenAgreement>

export const AcceptAgreementsBody = Type.Object({
  agreements: Type.Array(SeenAgreement, { minItems: 1, maxItems: MAX_ACCEPTED_AT_ONCE }),
  scene: valueOf(AgreementScene),
})
export type AcceptAgreementsBody = Static<typeof AcceptAgreementsBody>

export const AgreementsAccepted = Type.Object({ agreementsUpdated: flag('Others still wait to be accepted') })
