import type { BalanceState, PartWay } from '@/wire/schemas/balance'
import { PayPurpose, PayStatus } from '@/wire/enums/payment'
import { payMethods } from '@/domain/payment/pay-method'
import { MAX_PARTS, partRange, type PartsSoFar } from '@/domain/payment/part-payment'
import { balancePaidFen, downPaymentDueFen, leftToPayFen, owedBeyondDepositFen } from '@/domain/payment/amount-due'
import type { Queryable } from '../../db/queryable'
import { together, type Statement } from '../../db/together'
import { ownOrder, theOrder } from '../order-record/row/find-order'
import type { OrderRow } from '../order-record/row/order-row'
import { runningLoan } from '../order-record/row/running-loan'
import { ATTEMPT_DATES, attemptView, SELECT_ATTEMPT, type AttemptRow } from '../payment/attempt/attempt-row'
import { balanceSoFar, balanceSums } from '../payment/settling/balance-so-far'
import { purposeAt } from '../payment/settling/step-of-income'
import { LIVE } from '../payment/attempt/attempt-codes'
import { shownAttempt } from '../payment/attempt/attempt-statements'
import { COUNTED } from '../refund/refund-row'

/** The shopper's payments that count or still may, newest first: not what was closed or declined, nor goes back by itself. */
const partsOf = (orderId: string): Statement<AttemptRow> => ({
  sql: `${SELECT_ATTEMPT} WHERE attempt.order_id = $1 AND attempt.purpose = $2 AND (attempt.status IN ${LIVE} OR ${COUNTED})
    ORDER BY attempt.created_at DESC, attempt.pay_no DESC`,
  params: [orderId, PayPurpose.balance],
  dates: ATTEMPT_DATES,
})

const methodCodes = payMethods.map(({ code }) => code).sort((one, other) => one - other)

/** In the order of their codes. */
const waysOf = (parts: PartsSoFar): PartWay[] =>
  methodCodes.flatMap((payMethod) => {
    const range = partRange(payMethod, parts)
    return range === null ? [] : [{ payMethod, ...range }]
  })

/** What the shopper owes beyond the deposit, in fen; until a down payment is released, as the running application plans it. */
const shoppersFen = (order: OrderRow): number => {
  const planned = order.downPaymentFen === null ? runningLoan(order)?.terms : undefined
  return planned ? downPaymentDueFen(planned.downPaymentFen, order.amountFen) : owedBeyondDepositFen(order)
}

/**
 * What is left of a shopper's balance or down payment, and how it was paid so far.
 *
 * @throws Refusal orderNotFound for an unknown, deleted or another user's order.
 */
export const balanceState = async (db: Queryable, userId: string, id: string): Promise<BalanceState> => {
  const rows = await together(db, {
    order: ownOrder(userId, id),
    sums: balanceSums(id),
    parts: partsOf(id),
    deposit: shownAttempt(id, PayPurpose.deposit),
  })
  const order = theOrder(rows.order)
  const [deposit] = rows.deposit
  const { announcedFen, inHandFen, partsMade } = balanceSoFar(order, rows.sums)
  const isDue = purposeAt(order.status) === PayPurpose.balance
  const totalFen = shoppersFen(order)
  // Of a financed order more comes than the shopper owes: the lender pays the rest.
  const paidFen = Math.min(totalFen, balancePaidFen(order))
  const owedFen = totalFen - paidFen
  const leftFen = leftToPayFen(owedFen, announcedFen + inHandFen)
  return {
    orderId: order.id,
    orderNo: order.orderNo,
    orderType: order.orderType,
    orderStatus: order.status,
    modelName: order.model.modelName,
    storeName: order.place.store.storeName,
    totalFen,
    paidFen,
    checkingFen: owedFen - leftFen,
    leftFen,
    depositPayNo: deposit?.status === PayStatus.paid ? deposit.payNo : null,
    partsMade,
    partsMax: MAX_PARTS,
    ways: isDue && inHandFen === 0 ? waysOf({ leftFen, partsMade }) : [],
    payments: rows.parts.map(attemptView),
  }
}
