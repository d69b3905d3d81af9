import { OrderStatus, OrderType } from '@/wire/enums/order'
import { en as loan } from '@/domain/finance/loan-texts'
import { texts } from '@/language/texts'
import { isAnnounced, isEditedOut } from '../../order-record/life/order-actions'
import type { OrderRow } from '../../order-record/row/order-row'
import { moneyStatus, type OwnBack } from './money-status'
import { zh } from './status-messages-zh'

/** The sentence under an order's status, where one helps. */
export interface StatusMessage {
  message: string
  /** Says the time by which to pay or to lock. */
  deadline?: (time: string) => string
}

type StatusMessages = Partial<Record<OrderStatus, StatusMessage>>

const smallOrder = {
  [OrderStatus.pendingPayment]: {
    message: 'Pay now to keep your place. Nothing is charged if you do not.',
    deadline: (time) => `Pay before ${time}`,
  },
  [OrderStatus.paid]: { message: 'Your place is kept. You can have the deposit back until you lock an order.' },
  [OrderStatus.refunding]: { message: 'Your deposit is on its way back to you.' },
  [OrderStatus.refundFailed]: { message: 'The refund did not go through. Your money is safe; please apply again.' },
  [OrderStatus.refunded]: { message: 'Your deposit went back to the account you paid with.' },
  [OrderStatus.closed]: { message: 'This order was not paid in time. Nothing was charged.' },
  [OrderStatus.cancelled]: { message: 'You cancelled this order. Nothing was charged.' },
} satisfies StatusMessages

/** A small order that a big one takes over: reserved until that is paid, then closed, and its money was charged. */
const countedOrder = {
  [OrderStatus.paid]: {
    message:
      'It counts towards the car that you ordered once that order is paid, and can be used or refunded again if it is not.',
  },
  [OrderStatus.closed]: { message: 'This deposit was counted towards the car that you ordered.' },
} satisfies StatusMessages

/** The same, while its money goes back with that of the big one. */
const backWithCarOrder = {
  [OrderStatus.closed]: { message: 'This deposit is on its way back to you, together with that of your car.' },
} satisfies StatusMessages

/** The same, where its own refund failed, whatever became of that of the big one. */
const backFailedOrder = {
  [OrderStatus.closed]: {
    message:
      'The refund of this deposit did not go through. Your money is safe; please apply again in the order of your car.',
  },
} satisfies StatusMessages

/** The same, once it has gone back before that of the big one, which may be on its way or may have failed. */
const backBeforeCarOrder = {
  [OrderStatus.closed]: {
    message: 'This deposit went back to the account you paid with. That of your car is not back yet.',
  },
} satisfies StatusMessages

/** The same, once both have gone back. */
const refundedWithCarOrder = {
  [OrderStatus.closed]: { message: 'This deposit went back to the account you paid with, as that of your car did.' },
} satisfies StatusMessages

/** An order that ended unpaid with a payment begun: its money may have come since, or may still come. */
const begunOrder = {
  [OrderStatus.closed]: {
    message: 'This order was not paid in time. A payment that comes later goes back to you by itself.',
  },
  [OrderStatus.cancelled]: {
    message: 'You cancelled this order. A payment that comes later goes back to you by itself.',
  },
} satisfies StatusMessages

const bigOrder = {
  ...smallOrder,
  [OrderStatus.paid]: {
    message: 'You can still change everything. After the deadline the order locks by itself and the deposit stays.',
    deadline: (time) => `Lock before ${time}`,
  },
  // 6 is "locked" here, and an unpaid big order ends as 7.
  [OrderStatus.closed]: { message: 'Your car has its place in the plan. Your contract comes next.' },
  [OrderStatus.cancelled]: { message: 'This order ended without payment. Nothing was charged.' },
  [OrderStatus.pendingFinalPayment]: { message: 'Your contract is signed. The balance is due before delivery.' },
  [OrderStatus.pendingFinanceSubmission]: { message: 'Your contract is signed. Next is your application for finance.' },
  [OrderStatus.financeProcessing]: { message: loan.submitted },
  [OrderStatus.financeRejected]: { message: loan.rejected },
  [OrderStatus.financeApproved]: { message: loan.approved },
  [OrderStatus.pendingDownPayment]: { message: loan.downPaymentDue },
  [OrderStatus.pendingDisbursement]: { message: loan.downPaymentPaid },
  [OrderStatus.finalPaymentPaid]: { message: 'All is paid. We prepare your car.' },
  [OrderStatus.pendingDelivery]: { message: 'Your car has reached the delivery centre.' },
  [OrderStatus.complete]: { message: 'The car is yours. Have a good trip.' },
} satisfies StatusMessages

/** As `begunOrder`. */
const begunBigOrder = {
  [OrderStatus.cancelled]: {
    message: 'This order ended without payment. A payment that comes later goes back to you by itself.',
  },
} satisfies StatusMessages

/** A big order that was edited as often as it can be. */
const editedOutOrder = {
  [OrderStatus.paid]: {
    message:
      'It was changed as often as it can be. After the deadline the order locks by itself and the deposit stays.',
    deadline: bigOrder[OrderStatus.paid].deadline,
  },
} satisfies StatusMessages

const checking = { message: loan.announced }

/** A big order whose whole rest is announced by transfer. */
const announcedOrder = {
  [OrderStatus.pendingFinalPayment]: checking,
  [OrderStatus.pendingDownPayment]: checking,
} satisfies StatusMessages

const en = {
  smallOrder,
  countedOrder,
  backWithCarOrder,
  backFailedOrder,
  backBeforeCarOrder,
  refundedWithCarOrder,
  begunOrder,
  bigOrder,
  begunBigOrder,
  editedOutOrder,
  announcedOrder,
}

/** The messages of each order, for the same statuses in every language. */
export type OrderMessages = { [Order in keyof typeof en]: Record<keyof (typeof en)[Order], StatusMessage> }

const messages: Readonly<Record<keyof OrderMessages, StatusMessages>> = texts<OrderMessages>(en, zh)

const NO_MESSAGE: StatusMessage = { message: '' }

/** What is known of an order's payments; null when none was begun. */
type Payments = ({ announcedFen: number } & NonNullable<OwnBack>) | null

/** The tables that hold for an order, the closest first: each has messages for those statuses alone that it changes. */
const tablesOf = (order: OrderRow, payments: Payments): (keyof OrderMessages)[] => {
  const holding = (table: keyof OrderMessages, holds: boolean): (keyof OrderMessages)[] => (holds ? [table] : [])
  const isBegun = payments !== null
  const money = moneyStatus(order, payments)
  return order.orderType === OrderType.big
    ? [
        ...holding('announcedOrder', isAnnounced(order, payments?.announcedFen ?? 0)),
        ...holding('editedOutOrder', isEditedOut(order)),
        ...holding('begunBigOrder', isBegun),
        'bigOrder',
      ]
    : [
        ...holding('backWithCarOrder', money === OrderStatus.refunding),
        ...holding('backFailedOrder', money === OrderStatus.refundFailed),
        ...holding('refundedWithCarOrder', order.linkedStatus === OrderStatus.refunded),
        ...holding('backBeforeCarOrder', money === OrderStatus.refunded),
        ...holding('countedOrder', order.linkedTo !== null),
        ...holding('begunOrder', isBegun),
        'smallOrder',
      ]
}

/** The texts of an order's status, by what is known of its payments; empty where the label says it all. */
export const statusMessage = (order: OrderRow, payments: Payments): StatusMessage => {
  const found = tablesOf(order, payments).map((table) => messages[table][order.status])
  return found.find((message) => message !== undefined) ?? NO_MESSAGE
}
