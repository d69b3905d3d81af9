import type { PaymentStateQuery, PaymentState } from '@/wire/schemas/payment'
import { OrderStatus } from '@/wire/enums/order'
import { PaymentRefundState, PayPurpose, PayStatus } from '@/wire/enums/payment'
import { ErrorCode } from '@/wire/errors'
import { depositDueFen } from '@/domain/payment/amount-due'
import type { Queryable } from '../../db/queryable'
import { onlyAfter, run, together } from '../../db/together'
import { Refusal } from '../../http/errors'
import { timeText } from '../../http/time-text'
import { ownOrder, theOrder } from '../order-record/row/find-order'
import type { OrderRow } from '../order-record/row/order-row'
import { refundOfPayment, refundStateOf, type RefundOfPayment } from '../refund/refund-of-payment'
import type { SessionCheck } from '../session/session-check'
import { askCounted, countedOfOrder } from './provider/ask-provider'
import { attemptView, type AttemptRow } from './attempt/attempt-row'
import { attemptOf, shownAttempt } from './attempt/attempt-statements'
import { readBalanceSoFar } from './settling/balance-so-far'
import type { ServerContext } from '../../context/server-context'
import { purposeAt } from './settling/step-of-income'

const commonState = (order: OrderRow, attempt: AttemptRow | undefined) => ({
  orderId: order.id,
  orderStatus: order.status,
  expirationTime: order.status === OrderStatus.pendingPayment ? timeText(order.expiresAt) : null,
  attempt: attempt === undefined ? null : attemptView(attempt),
})

const stateOfOne = (
  order: OrderRow,
  attempt: AttemptRow | undefined,
  refund: RefundOfPayment | undefined,
): PaymentState => {
  if (attempt?.orderId !== order.id) throw new Refusal(ErrorCode.paymentNotFound)
  return {
    ...commonState(order, attempt),
    paid: attempt.status === PayStatus.paid && refund?.isReturned !== true,
    amountFen: attempt.amountFen,
    refundState: refundStateOf(refund),
  }
}

/** The refund of money that came for a deposit although its order had ended unpaid; it is rare, and asked for alone. */
const refundOfLate = async (
  db: Queryable,
  { status, paidAt }: OrderRow,
  deposit: AttemptRow | undefined,
): Promise<PaymentRefundState> => {
  const isLate = deposit?.status === PayStatus.paid && paidAt === null && purposeAt(status) === null
  return isLate ? refundStateOf((await run(db, refundOfPayment(deposit.payNo)))[0]) : PaymentRefundState.none
}

/** @param deposit - the attempt that is shown of its deposit. */
const stateOfOrder = async (db: Queryable, order: OrderRow, deposit: AttemptRow | undefined): Promise<PaymentState> => {
  if (purposeAt(order.status) !== PayPurpose.balance) {
    const refundState = await refundOfLate(db, order, deposit)
    return { ...commonState(order, deposit), paid: order.paidAt !== null, amountFen: depositDueFen(order), refundState }
  }
  const [attempt] = await run(db, shownAttempt(order.id, PayPurpose.balance))
  const { leftFen } = await readBalanceSoFar(db, order)
  return { ...commonState(order, attempt), paid: false, amountFen: leftFen, refundState: PaymentRefundState.none }
}

/**
 * What we know of an order's payment, or of one of its payments; amounts in fen, times in Shanghai wall time.
 *
 * @throws Refusal orderNotFound for an unknown, deleted or another user's order, paymentNotFound for another order's.
 */
export const paymentState = async (
  { database }: ServerContext,
  userId: string,
  { id, payNo }: PaymentStateQuery,
): Promise<PaymentState> => {
  const own = { order: ownOrder(userId, id) }
  if (payNo === undefined) {
    const rows = await together(database, { ...own, attempt: shownAttempt(id, PayPurpose.deposit) })
    return stateOfOrder(database, theOrder(rows.order), rows.attempt[0])
  }
  const rows = await together(database, { ...own, attempt: attemptOf(payNo), refund: refundOfPayment(payNo) })
  return stateOfOne(theOrder(rows.order), rows.attempt[0], rows.refund[0])
}

/**
 * "Already paid?": asks the provider about the live attempt now, then answers as `paymentState`. A till has no provider
 * to ask; it tells by itself.
 *
 * @throws Refusal as `paymentState`.
 */
export const queryPayment = async (
  context: ServerContext,
  { userId, session }: { userId: string; session: SessionCheck },
  query: PaymentStateQuery,
): Promise<PaymentState> => {
  const { database, clock } = context
  const rows = await together(database, {
    session: session.statement,
    own: onlyAfter('session', ownOrder(userId, query.id)),
    asked: countedOfOrder(query.id, clock.now(), 'own'),
  })
  await session.accept(database, rows.session)
  theOrder(rows.own)
  const [asked] = rows.asked
  if (asked !== undefined) await askCounted(context, asked)
  return paymentState(context, userId, query)
}
