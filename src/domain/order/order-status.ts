import { OrderScope, OrderStatus, OrderType } from '@/wire/enums/order'

/** Family of colour: red = the customer must act, orange = paid or under way, grey = ended or failed, green = complete. */
export type StatusTone = 'red' | 'orange' | 'grey' | 'green'

/** What a status means for the shopper (docs/rules/order-status.md). */
export interface OrderStatusRow {
  readonly label: string
  readonly tone: StatusTone
  /** The tab of "My orders", besides "all". */
  readonly scope: Exclude<OrderScope, 'all'>
  /** Nothing can follow any more. */
  readonly isTerminal: boolean
  /** The order shows its refund block. */
  readonly showsRefund: boolean
}

type StatusTable = Record<OrderStatus, OrderStatusRow>

const toPay = (label: string): OrderStatusRow => ({
  label,
  tone: 'red',
  scope: OrderScope.toPay,
  isTerminal: false,
  showsRefund: false,
})

const inProgress = (label: string, tone: StatusTone, showsRefund = false): OrderStatusRow => ({
  label,
  tone,
  scope: OrderScope.inProgress,
  isTerminal: false,
  showsRefund,
})

const closed = (label: string, showsRefund = false): OrderStatusRow => ({
  label,
  tone: 'grey',
  scope: OrderScope.closed,
  isTerminal: true,
  showsRefund,
})

const smallOrder = {
  [OrderStatus.pendingPayment]: toPay('Pending payment'),
  [OrderStatus.paid]: inProgress('Paid', 'orange'),
  [OrderStatus.refunding]: inProgress('Refunding', 'orange', true),
  [OrderStatus.refundFailed]: inProgress('Refund failed', 'grey'),
  [OrderStatus.refunded]: closed('Refunded', true),
  [OrderStatus.closed]: closed('Closed'),
  [OrderStatus.cancelled]: closed('Cancelled'),
  [OrderStatus.pendingFinalPayment]: toPay('Pending final payment'),
  [OrderStatus.pendingFinanceSubmission]: inProgress('Pending finance application submission', 'red'),
  [OrderStatus.financeProcessing]: inProgress('Finance application processing', 'orange'),
  [OrderStatus.financeRejected]: inProgress('Finance loan rejected', 'grey'),
  [OrderStatus.financeApproved]: inProgress('Finance loan approved', 'orange'),
  [OrderStatus.pendingDownPayment]: toPay('Pending down payment'),
  [OrderStatus.pendingDisbursement]: inProgress('Pending final payment disbursement', 'orange'),
  [OrderStatus.finalPaymentPaid]: inProgress('Final payment paid', 'orange'),
  [OrderStatus.pendingDelivery]: inProgress('Pending delivery', 'orange'),
  [OrderStatus.complete]: {
    label: 'Purchase complete',
    tone: 'green',
    scope: OrderScope.complete,
    isTerminal: true,
    showsRefund: false,
  },
} as const satisfies StatusTable

const bigOrder = {
  ...smallOrder,
  [OrderStatus.paid]: inProgress('Deposit paid', 'orange'),
  [OrderStatus.closed]: inProgress('Locked order', 'orange'),
} as const satisfies StatusTable

const tables = {
  [OrderType.small]: smallOrder,
  [OrderType.big]: bigOrder,
} as const satisfies Record<OrderType, StatusTable>

const allStatuses = Object.values(OrderStatus)

/** Matches a status code against the fixed list; null if it is not on it. */
export const findOrderStatus = (code: number): OrderStatus | null =>
  allStatuses.find((status) => status === code) ?? null

/** Label, colour, tab and refund block of a status; codes 2 and 6 read otherwise on a big order. */
export const orderStatusRow = (orderType: OrderType, status: OrderStatus): OrderStatusRow => tables[orderType][status]

/** The statuses that a tab of "My orders" shows for one order type. */
export const statusesInScope = (orderType: OrderType, scope: OrderScope): OrderStatus[] =>
  allStatuses.filter((status) => scope === OrderScope.all || orderStatusRow(orderType, status).scope === scope)
