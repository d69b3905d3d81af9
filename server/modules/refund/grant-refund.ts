import { PayGateway, PayStatus } from '@/wire/enums/payment'
import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import { OrderEventKind, recordEvents } from '../order-record/history/order-event'
import { insertRefund } from './insert-refund'

/** What the back office gives back. */
export interface GrantedRefund {
  orderId: string
  /** The payment to give it back of; null for the newest that has so much left. */
  payNo: string | null
  amountFen: number
  note: string
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

/**
 * Gives back an amount of a payment, with a note, without a change of the order: what it has paid still counts as paid.
 * The order must be locked.
 *
 * @throws Refusal amountMismatch when no payment made at a provider has so much left.
 */
export const grantRefund = async (tx: Queryable, grant: GrantedRefund, at: Date): Promise<void> => {
  const { orderId, amountFen, note } = grant
  const payment = await findPayment(tx, grant)
  const isWritten =
    payment !== undefined &&
    (await insertRefund(tx, { payNo: payment.payNo, orderId, cause: 'granted', reason: null, amountFen, note }, at))
  if (!isWritten) throw new Refusal(ErrorCode.amountMismatch)
  await recordEvents(tx, [orderId], OrderEventKind.refundGranted, at)
}
