import type { PaymentStateQuery, PaymentState } from '@/wire/schemas/payment'
import { OrderStatus } from '@/wire/enums/order'
import { PayGateway, PayPurpose, PayStatus } from '@/wire/enums/payment'
import { ErrorCode } from '@/wire/errors'
import { depositDueFen } from '@/domain/payment/amount-due'
import type { Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import { timeText } from '../../http/time-text'
import { findOwnOrder } from '../order-record/row/find-order'
import type { OrderRow } from '../order-record/row/order-row'
import { askProvider } from './provider/ask-provider'
import { attemptView, type AttemptRow } from './attempt/attempt-row'
import { findAttempt, findLiveAttempt, findShownAttempt } from './attempt/attempt-statements'
import { readBalanceSoFar } from './settling/balance-so-far'
import type { ServerContext } from '../../context/server-context'
import { purposeAt } from './settling/step-of-income'

const commonState = (order: OrderRow, attempt: AttemptRow | undefined) => ({
  orderId: order.id,
  orderStatus: order.status,
  expirationTime: order.status === OrderStatus.pendingPayment ? timeText(order.expiresAt) : null,
  attempt: attempt === undefined ? null : attemptView(attempt),
})

const stateOfOne = async (db: Queryable, order: OrderRow, payNo: string): Promise<PaymentState> => {
  const attempt = await findAttempt(db, payNo)
  if (attempt?.orderId !== order.id) throw new Refusal(ErrorCode.paymentNotFound)
  return { ...commonState(order, attempt), paid: attempt.status === PayStatus.paid, amountFen: attempt.amountFen }
}

const stateOfOrder = async (db: Queryable, order: OrderRow): Promise<PaymentState> => {
  const owes = purposeAt(order.status)
  const attempt = await findShownAttempt(db, order.id, owes ?? PayPurpose.deposit)
  const common = commonState(order, attempt)
  if (owes !== PayPurpose.balance) return { ...common, paid: order.paidAt !== null, amountFen: depositDueFen(order) }
  const { leftFen } = await readBalanceSoFar(db, order)
  return { ...common, paid: false, amountFen: leftFen }
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
  const order = await findOwnOrder(database, userId, id)
  return payNo === undefined ? stateOfOrder(database, order) : stateOfOne(database, order, payNo)
}

/**
 * "Already paid?": asks the provider about the live attempt now, then answers as `paymentState`. A till has no provider
 * to ask; it tells by itself.
 *
 * @throws Refusal as `paymentState`.
 */
export const queryPayment = async (
  context: ServerContext,
  userId: string,
  query: PaymentStateQuery,
): Promise<PaymentState> => {
  const order = await findOwnOrder(context.database, userId, query.id)
  const live = await findLiveAttempt(context.database, order.id)
  if (live !== undefined && live.gateway !== PayGateway.offline) await askProvider(context, live.payNo)
  return paymentState(context, userId, query)
}
