import type { Queryable } from '../../db/queryable'

/** Why a person has to look at something. */
export const IncidentKind = {
  /** A provider told of another amount than was asked for; the payment was not booked. */
  amountMismatch: 'amount-mismatch',
  /** A provider told of a payment, or of a refund, that we never asked for. */
  unknownPayment: 'unknown-payment',
  unknownRefund: 'unknown-refund',
  /** A refund that no shopper can apply for again was refused for good. */
  refundRefused: 'refund-refused',
  /** A refund waits at the provider for a person who sends it on. */
  refundStuck: 'refund-stuck',
  /** A refund that had been refused for good was made after all; it was not booked. */
  refundAfterRefusal: 'refund-after-refusal',
  /** The provider's bill and the ledger tell of different amounts, or only the bill tells of one. */
  billDiffers: 'bill-differs',
  /** The ledger has what no bill of the provider tells of. */
  notInBill: 'not-in-bill',
} as const
export type IncidentKind = (typeof IncidentKind)[keyof typeof IncidentKind]

/** What does not fit. */
export interface NewIncident {
  kind: IncidentKind
  /** The payment, refund or ledger entry. */
  subject: string
  /** What makes it different from another incident of its kind about the same. */
  reference: string
  /** Amounts and numbers, no personal data. */
  details: Readonly<Record<string, string | number | null>>
}

/** Opens an incident, once however often it is told. */
export const openIncident = async (db: Queryable, incident: NewIncident, at: Date): Promise<void> => {
  const { kind, subject, reference, details } = incident
  await db.query(
    `INSERT INTO incident (kind, subject, reference, details, opened_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (kind, subject, reference) DO NOTHING`,
    [kind, subject, reference, JSON.stringify(details), at],
  )
}
