import { PayMethod, type PayPurpose, PayStatus } from '@/wire/enums/payment'
import { ErrorCode } from '@/wire/errors'
import { balancePaidFen, leftToPayFen, owedBeyondDepositFen } from '@/domain/payment/amount-due'
import type { Queryable } from '../../../db/queryable'
import { Refusal } from '../../../http/errors'
import type { Subject } from '../step/find-subject'
import type { Booked, Money } from './book-money'

/** A payment that bank or till have told of. */
interface ToldPayment extends Money {
  orderId: string
  orderNo: string
  purpose: PayPurpose
  /** As bank or till know it. */
  reference: string
  /** The report names another payment: one that waits for its own money, or a till's, which has one receipt. */
  isAnother: boolean
}

/**
 * The payment of a reference, or that of a till's code. A transfer that came under the remark of a paid one has a payment of
 * its own, whose number nobody knows.
 */
const findTold = (tx: Queryable, payNo: string | null, providerTxn: string) =>
  tx.one<ToldPayment>(
    `SELECT order_id AS "orderId", order_no AS "orderNo", purpose, attempt.amount_fen AS "amountFen",
       provider_txn AS "providerTxn", substr(provider_txn, strpos(provider_txn, ':') + 1) AS reference,
       EXISTS (SELECT FROM payment_attempt named WHERE named.pay_no = $2 AND named.pay_no <> attempt.pay_no
         AND (named.status <> ${PayStatus.paid} OR named.method = ${PayMethod.posMachine})) AS "isAnother"
     FROM payment_attempt attempt JOIN orders ON orders.id = order_id
     WHERE provider_txn = $1 OR pay_no = $2 AND method = ${PayMethod.posMachine} AND attempt.status = ${PayStatus.paid}
     ORDER BY provider_txn = $1 DESC LIMIT 1`,
    [providerTxn, payNo],
  )

/**
 * What the same report has booked before, for whose reply was lost: told again, it is done already. The order must be
 * locked.
 *
 * @param purpose - what the report books: the lender's payout is no payment of the shopper.
 * @throws Refusal referenceUsed with what was booked, where this report says something else.
 */
export const bookedBefore = async (
  tx: Queryable,
  { order, payNo }: Subject,
  purpose: PayPurpose,
  { amountFen, providerTxn }: Money,
): Promise<Booked | undefined> => {
  const told = await findTold(tx, payNo, providerTxn)
  if (told === undefined) return undefined
  const isSame =
    told.providerTxn === providerTxn &&
    told.orderId === order.id &&
    told.purpose === purpose &&
    told.amountFen === amountFen &&
    !told.isAnother
  if (!isSame) {
    const { reference, orderNo } = told
    throw new Refusal(ErrorCode.referenceUsed, { reference, orderNo, amountFen: told.amountFen })
  }
  return { amountFen, leftFen: leftToPayFen(owedBeyondDepositFen(order), balancePaidFen(order)) }
}
