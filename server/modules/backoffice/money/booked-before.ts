import { PayMethod, PayStatus } from '@/wire/enums/payment'
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
  payNo: string
  /** As bank or till know it. */
  reference: string
}

/** The payment of a reference, or that of a till's code: it has one receipt. */
const findTold = (tx: Queryable, payNo: string | null, providerTxn: string) =>
  tx.one<ToldPayment>(
    `SELECT order_id AS "orderId", order_no AS "orderNo", pay_no AS "payNo", attempt.amount_fen AS "amountFen",
       provider_txn AS "providerTxn", substr(provider_txn, strpos(provider_txn, ':') + 1) AS reference
     FROM payment_attempt attempt JOIN orders ON orders.id = order_id
     WHERE provider_txn = $1 OR pay_no = $2 AND method = ${PayMethod.posMachine} AND attempt.status = ${PayStatus.paid}
     ORDER BY provider_txn = $1 DESC LIMIT 1`,
    [providerTxn, payNo],
  )

/**
 * What the same report has booked before, for whose reply was lost: told again, it is done already. The order must be
 * locked.
 *
 * @throws Refusal referenceUsed with what was booked, where this report says something else.
 */
export const bookedBefore = async (
  tx: Queryable,
  { order, payNo }: Subject,
  { amountFen, providerTxn }: Money,
): Promise<Booked | undefined> => {
  const told = await findTold(tx, payNo, providerTxn)
  if (told === undefined) return undefined
  const isSame =
    told.providerTxn === providerTxn &&
    told.orderId === order.id &&
    told.amountFen === amountFen &&
    (payNo === null || payNo === told.payNo)
  if (!isSame) {
    const { reference, orderNo } = told
    throw new Refusal(ErrorCode.referenceUsed, { reference, orderNo, amountFen: told.amountFen })
  }
  return { amountFen, leftFen: leftToPayFen(owedBeyondDepositFen(order), balancePaidFen(order)) }
}
