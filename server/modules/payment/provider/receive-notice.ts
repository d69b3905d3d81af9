import { PayStatus } from '@/wire/enums/payment'
import type { Queryable } from '../../../db/queryable'
import { onlyAfter, run, together, type Statement } from '../../../db/together'
import type { PaymentGateway, PayNotice, RawNotice } from '../../../gateways/pay/payment-gateway'
import { IncidentKind, openIncident } from '../../incident/open-incident'
import { finishRefund, type FinishOutcome } from '../../refund/finish-refund'
import { actingAs } from '../../../system/author'
import type { ServerContext } from '../../../context/server-context'
import { paymentHeld, settlePayment, type HeldPayment, type SettleOutcome } from '../settling/settle-payment'

/** What came of a notice. */
export type NoticeOutcome = SettleOutcome | FinishOutcome | 'ignored'

/** Outcomes that a person has to look at: a provider told of money that does not fit our rows. */
const ALARMS: ReadonlySet<NoticeOutcome> = new Set(['amountMismatch', 'unknownPayment', 'unknownRefund'])

const subjectOf = (notice: PayNotice): string | null => {
  switch (notice.kind) {
    case 'payment':
      return notice.payNo
    case 'refund':
      return notice.refundNo
    case 'other':
      return null
    default:
      return notice satisfies never
  }
}

const toldFenOf = (notice: PayNotice): number | null => (notice.kind === 'payment' ? notice.payment.amountFen : null)

/** A notice of something that we never asked for is a person's matter. */
const unknownKinds: Partial<Record<NoticeOutcome, IncidentKind>> = {
  unknownPayment: IncidentKind.unknownPayment,
  unknownRefund: IncidentKind.unknownRefund,
}

/** What a notice comes to when nothing about it is new or odd. */
const LIKELY = { payment: 'paid', refund: 'refunded', other: 'ignored' } as const satisfies Record<
  PayNotice['kind'],
  NoticeOutcome
>

/**
 * A statement that keeps a notice with its outcome, once for its id; after another statement (`after`), only if that
 * found a row.
 */
const noted = (
  gateway: PaymentGateway,
  notice: PayNotice,
  { outcome, now, after }: { outcome: NoticeOutcome; now: Date; after?: string },
): Statement<{ outcome: string }> => ({
  sql: `INSERT INTO pay_notice (gateway, notice_id, subject_no, received_at, outcome)
    SELECT $1, $2, $3, $4, $5 ${after === undefined ? '' : `WHERE EXISTS (SELECT FROM ${after})`}
    ON CONFLICT (gateway, notice_id) DO NOTHING RETURNING outcome`,
  params: [gateway.name, notice.noticeId, subjectOf(notice), now, outcome],
})

/** Writes a notice of money that is booked, exactly so, and locks no order for it; false, and nothing written, for any other. */
const noteBooked = async (db: Queryable, gateway: PaymentGateway, notice: PayNotice, now: Date): Promise<boolean> => {
  if (notice.kind !== 'payment') return false
  const { providerTxn, amountFen } = notice.payment
  const { booked } = await together(db, {
    booked: {
      sql: `SELECT pay_no FROM payment_attempt
        WHERE pay_no = $1 AND status = ${PayStatus.paid} AND provider_txn = $2 AND amount_fen = $3`,
      params: [notice.payNo, providerTxn, amountFen],
    },
    noted: noted(gateway, notice, { outcome: 'duplicate', now, after: 'booked' }),
  })
  return booked.length > 0
}

/** Writes it, and where it is the first of its id reads and locks the payment that it is about. */
const takeNote = async (tx: Queryable, gateway: PaymentGateway, notice: PayNotice, now: Date) => {
  const note = noted(gateway, notice, { outcome: LIKELY[notice.kind], now })
  if (notice.kind !== 'payment') return { noted: await run(tx, note), held: undefined }
  const { attempt, order } = paymentHeld(notice.payNo)
  const { noted: rows, ...held } = await together(tx, {
    noted: note,
    attempt: onlyAfter('noted', attempt),
    order: onlyAfter('noted', order),
  })
  return { noted: rows, held }
}

const correctNote = (tx: Queryable, gateway: PaymentGateway, { noticeId }: PayNotice, outcome: NoticeOutcome) =>
  tx.query('UPDATE pay_notice SET outcome = $3 WHERE gateway = $1 AND notice_id = $2', [
    gateway.name,
    noticeId,
    outcome,
  ])

const apply = async (
  tx: Queryable,
  notice: PayNotice,
  held: HeldPayment | undefined,
  now: Date,
): Promise<NoticeOutcome> => {
  switch (notice.kind) {
    case 'payment':
      return settlePayment(tx, notice.payNo, notice.payment, now, held)
    case 'refund':
      return finishRefund(tx, notice.refundNo, notice.refund, now)
    case 'other':
      return 'ignored'
    default:
      return notice satisfies never
  }
}

/**
 * Takes a notice of the provider: signature and timestamp, then once per notice id what it says. Repeated, reordered
 * and late notices have no second effect.
 *
 * @throws NoticeRejected when the signature, the timestamp or the form is wrong; nothing is written then.
 */
export const receiveNotice = async (
  context: ServerContext,
  gateway: PaymentGateway,
  raw: RawNotice,
): Promise<NoticeOutcome> => {
  const { database, clock, logger } = context
  const notice = gateway.verifyNotice(raw)
  const subject = subjectOf(notice)
  const book = async (tx: Queryable): Promise<NoticeOutcome> => {
    const now = clock.now()
    const { noted: written, held } = await takeNote(tx, gateway, notice, now)
    const [note] = written
    if (note === undefined) return 'duplicate'
    const result = await apply(tx, notice, held, now)
    const kind = unknownKinds[result]
    const details = { gateway: gateway.name, toldFen: toldFenOf(notice) }
    if (kind !== undefined && subject !== null)
      await openIncident(tx, { kind, subject, reference: notice.noticeId, details }, now)
    if (result !== note.outcome) await correctNote(tx, gateway, notice, result)
    return result
  }
  if (await noteBooked(database, gateway, notice, clock.now())) return 'duplicate'
  const outcome = await actingAs(`provider:${gateway.name}`, () => database.hotTransaction(book))
  if (ALARMS.has(outcome)) logger.error({ subject, outcome }, 'a payment notice does not fit our books')
  return outcome
}
