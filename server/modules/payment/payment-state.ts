import type { PaymentState } from '@/contract/entities/payment'
import { OrderStatus } from '@/contract/enums/order'
import { formatShanghai } from '@/domain/shanghai-time'
import { depositDueFen } from '../order/amount-due'
import { findOwnOrder } from '../order/find-order'
import { askProvider } from './ask-provider'
import { attemptView } from './attempt-row'
import { findLiveAttempt, findShownAttempt } from './attempt-store'
import type { MoneyContext } from './money-context'

/**
 * What we know of an order's payment; amounts in fen, times in Shanghai wall time.
 *
 * @throws Refusal orderNotFound for an unknown, deleted or another user's order.
 */
export const paymentState = async ({ database }: MoneyContext, userId: string, id: string): Promise<PaymentState> => {
  const order = await findOwnOrder(database, userId, id)
  const attempt = await findShownAttempt(database, id)
  return {
    orderId: order.id,
    orderStatus: order.status,
    paid: order.paidAt !== null,
    amountFen: depositDueFen(order),
    expirationTime: order.status === OrderStatus.pendingPayment ? formatShanghai(order.expiresAt.getTime()) : null,
    attempt: attempt === undefined ? null : attemptView(attempt),
  }
}

/**
 * "Already paid?": asks the provider about the live attempt now, then answers as `paymentState`.
 *
 * @throws Refusal orderNotFound as `paymentState`.
 */
export const queryPayment = async (context: MoneyContext, userId: string, id: string): Promise<PaymentState> => {
  const order = await findOwnOrder(context.database, userId, id)
  const live = await findLiveAttempt(context.database, order.id)
  if (live !== undefined) await askProvider(context, live.payNo)
  return paymentState(context, userId, id)
}
