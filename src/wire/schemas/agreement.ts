import type { AgreementId } from '../enums/agreement'

/** One numbered part of an agreement; `changed` marks what is new since the version before. */
export interface AgreementSection {
  heading: string
  body: string
  changed: boolean
}

/** What is known of an agreement without reading it. */
export interface AgreementSummary {
  id: AgreementId
  title: string
  version: number
  effectiveDate: string
  changeNote: string
}

/** A whole agreement; `accepted` says whether the logged-in user has accepted this version. */
export interface Agreement extends AgreementSummary {
  sections: AgreementSection[]
  accepted: boolean
}
