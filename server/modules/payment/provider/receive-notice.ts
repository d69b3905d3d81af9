import type { Queryable } from '../../../db/queryable'
import type { PaymentGateway, PayNotice, RawNotice } from '../../../gateways/pay/payment-gateway'
import { IncidentKind, openIncident } from '../../incident/open-incident'
import { finishRefund, type FinishOutcome } from '../../refund/finish-refund'
import { actingAs } from '../../../system/author'
import type { ServerContext } from '../../../context/server-context'
import { settlePayment, type SettleOutcome } from '../settling/settle-payment'

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

const apply = async (tx: Queryable, notice: PayNotice, now: Date): Promise<NoticeOutcome> => {
  switch (notice.kind) {
    case 'payment':
      return settlePayment(tx, notice.payNo, notice.payment, now)
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
    const inserted = await tx.query(
      `INSERT INTO pay_notice (gateway, notice_id, subject_no, outcome, received_at) VALUES ($1, $2, $3, 'received', $4)
       ON CONFLICT (gateway, notice_id) DO NOTHING RETURNING notice_id`,
      [gateway.name, notice.noticeId, subject, now],
    )
    if (inserted.length === 0) return 'duplicate'
    const result = await apply(tx, notice, now)
    const kind = unknownKinds[result]
    const details = { gateway: gateway.name, toldFen: toldFenOf(notice) }
    if (kind !== undefined && subject !== null)
      await openIncident(tx, { kind, subject, reference: notice.noticeId, details }, now)
    const key = [gateway.name, notice.noticeId, result]
    await tx.query('UPDATE pay_notice SET outcome = $3 WHERE gateway = $1 AND notice_id = $2', key)
    return result
  }
  const outcome = await actingAs(`provider:${gateway.name}`, () => database.hotTransaction(book))
  if (ALARMS.has(outcome)) logger.error({ subject, outcome }, 'a payment notice does not fit our books')
  return outcome
}
