import { OrderStatus } from '@/wire/enums/order'
import { texts } from '@/language/texts'
import { zh } from './order-status-labels-zh'

const smallOrder: Record<OrderStatus, string> = {
  [OrderStatus.pendingPayment]: 'Pending payment',
  [OrderStatus.paid]: 'Paid',
  [OrderStatus.refunding]: 'Refunding',
  [OrderStatus.refundFailed]: 'Refund failed',
  [OrderStatus.refunded]: 'Refunded',
  [OrderStatus.closed]: 'Closed',
  [OrderStatus.cancelled]: 'Cancelled',
  [OrderStatus.pendingFinalPayment]: 'Pending final payment',
  [OrderStatus.pendingFinanceSubmission]: 'Pending finance application submission',
  [OrderStatus.financeProcessing]: 'Finance application processing',
  [OrderStatus.financeRejected]: 'Finance loan rejected',
  [OrderStatus.financeApproved]: 'Finance loan approved',
  [OrderStatus.pendingDownPayment]: 'Pending down payment',
  [OrderStatus.pendingDisbursement]: 'Pending final payment disbursement',
  [OrderStatus.finalPaymentPaid]: 'Final payment paid',
  [OrderStatus.pendingDelivery]: 'Pending delivery',
  [OrderStatus.complete]: 'Purchase complete',
}

/** The labels in English, for the tables that say them of something else. */
export const en = {
  smallOrder,
  bigOrder: { ...smallOrder, [OrderStatus.paid]: 'Deposit paid', [OrderStatus.closed]: 'Locked order' },
}

export type OrderStatusLabels = typeof en

/** What a status is called; codes 2 and 6 read otherwise on a big order (docs/rules/order-status.md). */
export const ORDER_STATUS_LABELS = texts(en, zh)
