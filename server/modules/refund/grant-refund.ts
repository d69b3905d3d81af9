import { PayGateway, PayStatus } from '@/wire/enums/payment'
import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import { OrderEventKind, recordEvents } from '../order-record/history/order-event'
import { insertRefund } from './insert-refund'
import type { GoingBack, RefundStatus } from './refund-row'

/** What the back office gives back. */
export interface GrantedRefund {
  orderId: string
  /** The payment to give it back of; null for the newest that has so much left. */
  payNo: string | null
  amountFen: number
  note: string
  /** Finance's own: told again, it is the same refund. */
  reference: string
}

/** What bank and till took, they give back themselves. */
const findPayment = (tx: Queryable, { orderId, payNo, amountFen }: GrantedRefund) =>
  tx.one<{ payNo: string }>(
    `SELECT pay_no AS "payNo" FROM payment_attempt
     WHERE order_id = $1 AND status = ${PayStatus.paid} AND gateway <> '${PayGateway.offline}'
       AND ($2::text IS NULL OR pay_no = $2) AND amount_fen - refunded_fen >= $3
     ORDER BY paid_at DESC, pay_no DESC LIMIT 1`,
    [orderId, payNo, amountFen],
  )

interface FoundGrant extends GoingBack {
  orderId: string
  orderNo: string
  status: RefundStatus
}

const findGrant = (tx: Queryable, reference: string) =>
  tx.one<FoundGrant>(
    `SELECT refund_no AS "refundNo", refund.amount_fen AS "amountFen", refund.order_id AS "orderId", pay_no AS "payNo",
       (SELECT order_no FROM orders WHERE orders.id = refund.order_id) AS "orderNo",
       refund.status, payment_attempt.amount_fen - refunded_fen AS "leftFen"
     FROM refund JOIN payment_attempt USING (pay_no) WHERE refund.reference = $1`,
    [reference],
  )

/** Whether a refund is the one that is granted again. One that the provider refused is over: what follows it is another. */
const isSame = (found: FoundGrant, { orderId, payNo, amountFen }: GrantedRefund): boolean =>
  found.orderId === orderId &&
  (payNo === null || found.payNo === payNo) &&
  found.amountFen === amountFen &&
  found.status !== 'refused'

const writeGrant = async (tx: Queryable, grant: GrantedRefund, at: Date): Promise<void> => {
  const { orderId, amountFen, note, reference } = grant
  const payment = await findPayment(tx, grant)
  const refund = { orderId, cause: 'granted', reason: null, amountFen, note, reference } as const
  const refundNo = payment && (await insertRefund(tx, { ...refund, payNo: payment.payNo }, at))
  if (refundNo === undefined) throw new Refusal(ErrorCode.amountMismatch)
  await recordEvents(tx, [orderId], OrderEventKind.refundGranted, at)
}

/**
 * Gives back an amount of a payment, with a note, without a change of the order: what it has paid still counts as paid.
 * The order must be locked. It counts once for its reference: what is told again changes nothing.
 *
 * @throws Refusal amountMismatch when no payment made at a provider has so much left, referenceUsed where the reference stands
 *   for another refund, or for one that the provider refused.
 */
export const grantRefund = async (tx: Queryable, grant: GrantedRefund, at: Date): Promise<GoingBack> => {
  if ((await findGrant(tx, grant.reference)) === undefined) await writeGrant(tx, grant, at)
  const found = await findGrant(tx, grant.reference)
  if (found === undefined) throw new Error('A refund vanished between two statements.')
  const { payNo, refundNo, orderNo, amountFen, leftFen } = found
  if (!isSame(found, grant))
    throw new Refusal(ErrorCode.referenceUsed, { reference: grant.reference, orderNo, amountFen })
  return { payNo, refundNo, amountFen, leftFen }
}
