import { FinanceStatus } from '@/wire/enums/finance'
import { OrderStatus, OrderType } from '@/wire/enums/order'
import type { OrderMilestone } from '@/wire/schemas/order'
import { en as finance } from '@/domain/finance/finance-status'
import { en as statuses } from '@/domain/order/order-status-labels'
import { formatShanghai } from '@/domain/time/shanghai-time'
import { texts } from '@/language/texts'
import { zh } from './milestone-texts-zh'
import { OrderEventKind } from './order-event'
import type { OrderEvent } from './read-events'

/** Title and note of a milestone. */
interface MilestoneText {
  title: string
  note: string
}

const { bigOrder: status } = statuses

const anyOrder: Record<OrderEventKind, MilestoneText> = {
  [OrderEventKind.placed]: { title: 'Order placed', note: 'A place was kept for you until the payment deadline.' },
  [OrderEventKind.paid]: { title: 'Deposit paid', note: 'We have received your deposit.' },
  [OrderEventKind.cancelled]: { title: 'Order cancelled', note: 'You cancelled this order before paying.' },
  [OrderEventKind.expired]: { title: 'Order closed', note: 'The order was not paid in time.' },
  [OrderEventKind.refundApplied]: { title: 'Refund applied for', note: 'The payment provider has been asked.' },
  [OrderEventKind.refunded]: { title: 'Refunded', note: 'The deposit went back to the account you paid with.' },
  [OrderEventKind.refundFailed]: { title: 'Refund failed', note: 'The payment provider turned the refund down.' },
  [OrderEventKind.moneyReturned]: {
    title: 'Payment returned',
    note: 'A payment came that this order no longer needed. It is on its way back.',
  },
  [OrderEventKind.edited]: { title: 'Order changed', note: 'You changed what you ordered.' },
  [OrderEventKind.locked]: { title: 'Order locked', note: 'Your car has its place in the plan.' },
  [OrderEventKind.closedIntoBig]: {
    title: 'Counted towards your car',
    note: 'This small deposit was deducted from your big deposit.',
  },
  [OrderEventKind.refundRetried]: { title: 'Refund sent again', note: 'The payment provider has been asked again.' },
  [OrderEventKind.refundGranted]: { title: 'Money returned', note: 'Money that you paid is on its way back to you.' },
  [OrderEventKind.nameCorrected]: {
    title: 'Name corrected',
    note: 'The shop has corrected the name of the buyer for the contract.',
  },
  [OrderEventKind.contractGenerated]: {
    title: 'Contract ready',
    note: 'Your purchase contract waits for you to sign.',
  },
  [OrderEventKind.contractPassed]: { title: 'Contract signed', note: 'Both sides have signed.' },
  [OrderEventKind.signingFailed]: {
    title: 'Contract not signed',
    note: 'The signing came to nothing. You can sign again.',
  },
  [OrderEventKind.partPaid]: { title: 'Part payment received', note: 'A part of the sum was left to pay.' },
  [OrderEventKind.balancePaid]: { title: 'Balance paid', note: 'Your car is paid in full.' },
  [OrderEventKind.downPaymentPaid]: {
    title: finance[FinanceStatus.downPaymentPaid],
    note: 'Paying out the rest was left to the lender.',
  },
  [OrderEventKind.loanSubmitted]: {
    title: 'Finance application submitted',
    note: 'You sent it to the lender.',
  },
  [OrderEventKind.loanApproved]: {
    title: status[OrderStatus.financeApproved],
    note: 'The lender agreed to your application.',
  },
  [OrderEventKind.loanRejected]: {
    title: status[OrderStatus.financeRejected],
    note: 'The lender turned your application down.',
  },
  [OrderEventKind.downPaymentReleased]: {
    title: finance[FinanceStatus.downPaymentPending],
    note: 'The down payment fell due.',
  },
  [OrderEventKind.loanCancelled]: {
    title: finance[FinanceStatus.cancelled],
    note: 'You took your application for finance back.',
  },
  [OrderEventKind.fullPaymentChosen]: { title: 'Paying in full', note: 'You chose to pay the balance without a loan.' },
  [OrderEventKind.payOffRequested]: { title: 'Early pay-off asked for', note: 'The lender has your request.' },
  [OrderEventKind.disbursed]: {
    title: finance[FinanceStatus.finalPaymentReleased],
    note: 'The lender has paid the rest.',
  },
  [OrderEventKind.pdiReported]: { title: 'Inspection passed', note: 'The result is with your order’s files.' },
  [OrderEventKind.deliveryPlanned]: { title: 'Ready for pick-up', note: 'Your car has reached the delivery centre.' },
  [OrderEventKind.pickUpMoved]: {
    title: 'Pick-up moved',
    note: 'Please see when and where it is now, and confirm it.',
  },
  [OrderEventKind.pickUpConfirmed]: { title: 'Pick-up confirmed', note: 'You agreed to the planned hour.' },
  [OrderEventKind.delivered]: { title: 'Delivered', note: 'The car is yours. Have a good trip.' },
}

/** Chinese has a word for either deposit. */
const en = { smallOrder: anyOrder, bigOrder: anyOrder }

export type MilestoneTexts = typeof en

/** What the shopper reads of each event. */
const milestoneTexts = texts(en, zh)

/** What the shopper reads of an event of an order. */
export const milestoneOf = ({ kind, at }: OrderEvent, orderType: OrderType): OrderMilestone => ({
  ...milestoneTexts[orderType === OrderType.small ? 'smallOrder' : 'bigOrder'][kind],
  time: formatShanghai(at.getTime()),
})
