import type { BalanceState } from '@/wire/schemas/balance'
import type { OrderDetail } from '@/wire/schemas/order'
import type { PaymentAttempt } from '@/wire/schemas/payment'
import { OrderStatus, OrderType } from '@/wire/enums/order'
import { type PaymentRefundState, PayPurpose, PayStatus } from '@/wire/enums/payment'
import { PAID_IN_PARTS } from '@/domain/payment/paid-in-parts'

/**
 * What a payment came to, which decides all that its page says (docs/rules/money-and-orders.md). `transfer` is announced
 * and not paid yet; `returned` came when the order did not wait for it, or was refunded; `part` leaves something of the
 * balance or down payment; `loan` is what the bank paid.
 */
export type ResultKind =
  | 'smallDeposit'
  | 'bigDeposit'
  | 'transfer'
  | 'returned'
  | 'part'
  | 'downPayment'
  | 'balance'
  | 'loan'

/** How far money is that goes back. */
export type ReturnState = Exclude<PaymentRefundState, 'none'>

type Known = Pick<OrderDetail, 'orderType' | 'orderStatus' | 'financialBalanceAmount'>

/** What decides the kind; a small order has no balance. */
export interface KindFacts {
  order: Known
  balance: Pick<BalanceState, 'paidFen' | 'checkingFen' | 'leftFen'> | null
  /** The payment that is asked about; null for the order as a whole. */
  asked: Pick<PaymentAttempt, 'purpose' | 'payStatus'> | null
}

const SETTLED: readonly OrderStatus[] = [
  OrderStatus.finalPaymentPaid,
  OrderStatus.pendingDelivery,
  OrderStatus.complete,
]

const settledKind = ({ orderStatus, financialBalanceAmount }: Known): ResultKind => {
  if (orderStatus === OrderStatus.pendingDisbursement) return 'downPayment'
  return financialBalanceAmount > 0 ? 'loan' : 'balance'
}

const kindOfPart = ({ payStatus }: Pick<PaymentAttempt, 'payStatus'>, order: Known, isOwed: boolean): ResultKind => {
  if (payStatus === PayStatus.pending) return 'transfer'
  if (isOwed) return 'part'
  return order.financialBalanceAmount > 0 ? 'downPayment' : 'balance'
}

/** Decides by what the server knows of the payment that is asked about, else of the order; of money that is not returned. */
export const kindOf = ({ order, balance, asked }: KindFacts): ResultKind => {
  if (balance === null || order.orderType === OrderType.small) return 'smallDeposit'
  if (asked?.purpose === PayPurpose.payout) return 'loan'
  if (asked?.purpose === PayPurpose.balance)
    return kindOfPart(asked, order, balance.leftFen > 0 || balance.checkingFen > 0)
  if (asked !== null) return 'bigDeposit'
  if (SETTLED.includes(order.orderStatus) || order.orderStatus === OrderStatus.pendingDisbursement)
    return settledKind(order)
  if (!PAID_IN_PARTS.includes(order.orderStatus)) return 'bigDeposit'
  if (balance.checkingFen > 0) return 'transfer'
  return balance.paidFen > 0 ? 'part' : 'bigDeposit'
}
