import type { PaymentStateQuery, PaymentState } from '@/wire/schemas/payment'
import { OrderStatus } from '@/wire/enums/order'
import { PayPurpose, PayStatus } from '@/wire/enums/payment'
import { ErrorCode } from '@/wire/errors'
import { depositDueFen } from '@/domain/payment/amount-due'
import type { Queryable } from '../../db/queryable'
import { onlyAfter, run, together } from '../../db/together'
import { Refusal } from '../../http/errors'
import { timeText } from '../../http/time-text'
import { ownOrder, theOrder } from '../order-record/row/find-order'
import type { OrderRow } from '../order-record/row/order-row'
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

const stateOfOne = (order: OrderRow, attempt: AttemptRow | undefined): PaymentState => {
  if (attempt?.orderId !== order.id) throw new Refusal(ErrorCode.paymentNotFound)
  return { ...commonState(order, attempt), paid: attempt.status === PayStatus.paid, amountFen: attempt.amountFen }
}

/** @param deposit - the attempt that is shown of its deposit. */
const stateOfOrder = async (db: Queryable, order: OrderRow, deposit: AttemptRow | undefined): Promise<PaymentState> => {
  if (purposeAt(order.status) !== PayPurpose.balance) {
    return { ...commonState(order, deposit), paid: order.paidAt !== null, amountFen: depositDueFen(order) }
  }
  const [attempt] = await run(db, shownAttempt(order.id, PayPurpose.balance))
  const { leftFen } = await readBalanceSoFar(db, order)
  return { ...commonState(order, attempt), paid: false, amountFen: leftFen }
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
  const attempt = payNo === undefined ? shownAttempt(id, PayPurpose.deposit) : attemptOf(payNo)
  const rows = await together(database, { order: ownOrder(userId, id), attempt })
  const order = theOrder(rows.order)
  const [found] = rows.attempt
  return payNo === undefined ? stateOfOrder(database, order, found) : stateOfOne(order, found)
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
