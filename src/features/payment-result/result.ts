import type { BalanceState } from '@/wire/schemas/balance'
import type { OrderDetail } from '@/wire/schemas/order'
import type { PaymentState } from '@/wire/schemas/payment'
import { OrderStatus, OrderType } from '@/wire/enums/order'
import { PaymentRefundState, PayPurpose, PayStatus } from '@/wire/enums/payment'
import { payMethodOf, usualPayMethod } from '@/domain/payment/pay-method'
import { fetchBalance } from '@/services/api/balance'
import { fetchOrder } from '@/services/api/order'
import { fetchPaymentState } from '@/services/api/payment'
import { isReturned } from '@/services/payment/payment-view'
import { payMethodName } from '@/widgets/pay-method'
import { kindOf, type ResultKind, type ReturnState } from './kind'

/** An order with the state of its payment and of its balance, all as the server knows them. */
export interface PaymentResult {
  order: OrderDetail
  payment: PaymentState
  /** Null for a small order, which has none. */
  balance: BalanceState | null
  /** The payment is one that was asked for by its number, not the order's. */
  isOne: boolean
}

/** Reads them; with a number, of that payment. Throws as `fetchOrder`. */
export const fetchPaymentResult = async (id: string, payNo?: string): Promise<PaymentResult> => {
  const [order, payment] = await Promise.all([fetchOrder(id), fetchPaymentState(id, payNo)])
  const balance = order.orderType === OrderType.big ? await fetchBalance(id) : null
  return { order, payment, balance, isOne: payNo !== undefined }
}

/** A transfer of a balance counts as announced once its shopper has said so; only the bank's word makes it paid. */
const isAnnounced = ({ attempt }: PaymentState): boolean =>
  attempt?.purpose === PayPurpose.balance &&
  attempt.payStatus === PayStatus.pending &&
  payMethodOf(attempt.payMethod).takenBy === 'bank'

/** Which page a payment belongs on: a result page believes no link, only the server. */
export const resultPage = ({ order, payment, isOne }: PaymentResult): 'successful' | 'failed' | 'cashier' => {
  if (payment.paid || isReturned(payment) || isAnnounced(payment)) return 'successful'
  if (!isOne && order.paySuccessTime !== null) return 'successful'
  return payment.attempt?.payStatus === PayStatus.failed ? 'failed' : 'cashier'
}

/** How far an order's money is, where it goes back. */
const RETURN_STATES: Partial<Record<OrderStatus, ReturnState>> = {
  [OrderStatus.refunding]: PaymentRefundState.underWay,
  [OrderStatus.refundFailed]: PaymentRefundState.failed,
  [OrderStatus.refunded]: PaymentRefundState.refunded,
}

/** How far the money is that goes back, of the payment itself or else of its order; undefined where none does. */
export const returnState = ({ order, payment }: PaymentResult): ReturnState | undefined =>
  isReturned(payment) && payment.refundState !== PaymentRefundState.none
    ? payment.refundState
    : RETURN_STATES[order.moneyStatus]

/** What the payment came to; a deposit may have been given back since, a small one with the order that took it over. */
export const kindOfResult = (result: PaymentResult): ResultKind => {
  const { order, payment, balance, isOne } = result
  return returnState(result) === undefined
    ? kindOf({ order, balance, asked: isOne ? payment.attempt : null })
    : 'returned'
}

/** Name of the way in which the order was paid, or was to be. */
export const methodName = ({ attempt }: PaymentState): string =>
  payMethodName(attempt?.payMethod ?? usualPayMethod.code)
