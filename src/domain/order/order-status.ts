import { OrderScope, OrderStatus, OrderType } from '@/wire/enums/order'
import { ORDER_STATUS_LABELS } from './order-status-labels'

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

type Meaning = Omit<OrderStatusRow, 'label'>
type StatusTable = Record<OrderStatus, Meaning>

const toPay: Meaning = { tone: 'red', scope: OrderScope.toPay, isTerminal: false, showsRefund: false }

const inProgress = (tone: StatusTone, showsRefund = false): Meaning => ({
  tone,
  scope: OrderScope.inProgress,
  isTerminal: false,
  showsRefund,
})

const closed = (showsRefund = false): Meaning => ({
  tone: 'grey',
  scope: OrderScope.closed,
  isTerminal: true,
  showsRefund,
})

const smallOrder = {
  [OrderStatus.pendingPayment]: toPay,
  [OrderStatus.paid]: inProgress('orange'),
  [OrderStatus.refunding]: inProgress('orange', true),
  [OrderStatus.refundFailed]: inProgress('grey'),
  [OrderStatus.refunded]: closed(true),
  [OrderStatus.closed]: closed(),
  [OrderStatus.cancelled]: closed(),
  [OrderStatus.pendingFinalPayment]: toPay,
  [OrderStatus.pendingFinanceSubmission]: inProgress('red'),
  [OrderStatus.financeProcessing]: inProgress('orange'),
  [OrderStatus.financeRejected]: inProgress('grey'),
  [OrderStatus.financeApproved]: inProgress('orange'),
  [OrderStatus.pendingDownPayment]: toPay,
  [OrderStatus.pendingDisbursement]: inProgress('orange'),
  [OrderStatus.finalPaymentPaid]: inProgress('orange'),
  [OrderStatus.pendingDelivery]: inProgress('orange'),
  [OrderStatus.complete]: {
    tone: 'green',
    scope: OrderScope.complete,
    isTerminal: true,
    showsRefund: false,
  },
} as const satisfies StatusTable

const bigOrder = {
  ...smallOrder,
  [OrderStatus.paid]: inProgress('orange'),
  [OrderStatus.closed]: inProgress('orange'),
} as const satisfies StatusTable

const tables = {
  [OrderType.small]: smallOrder,
  [OrderType.big]: bigOrder,
} as const satisfies Record<OrderType, StatusTable>

const allStatuses = Object.values(OrderStatus)

/** Matches a status code against the fixed list; null if it is not on it. */
export const findOrderStatus = (code: number): OrderStatus | null =>
  allStatuses.find((status) => status === code) ?? null

const labels = (orderType: OrderType): Record<OrderStatus, string> =>
  orderType === OrderType.small ? ORDER_STATUS_LABELS.smallOrder : ORDER_STATUS_LABELS.bigOrder

/** Label, colour, tab and refund block of a status; codes 2 and 6 read otherwise on a big order. */
export const orderStatusRow = (orderType: OrderType, status: OrderStatus): OrderStatusRow => ({
  ...tables[orderType][status],
  label: labels(orderType)[status],
})

/** The statuses that a tab of "My orders" shows for one order type. */
export const statusesInScope = (orderType: OrderType, scope: OrderScope): OrderStatus[] =>
  allStatuses.filter((status) => scope === OrderScope.all || tables[orderType][status].scope === scope)
