import {
  BigOrderAction,
  ContractAction,
  DeliveryAction,
  FinanceAction,
  OrderAction,
  OrderStatus,
  OrderType,
  SmallOrderAction,
} from '@/wire/enums/order'

/**
 * Who causes a change: the shopper, the payment provider by notice or query, the clock by way of the worker, or factory,
 * bank and dealer by way of the back office.
 */
export const OrderActor = {
  shopper: 'shopper',
  provider: 'provider',
  worker: 'worker',
  backOffice: 'backOffice',
} as const
export type OrderActor = (typeof OrderActor)[keyof typeof OrderActor]

/** What may be done to an order: the shopper's actions, and what happens to it from outside. */
export const OrderStep = {
  ...OrderAction,
  ...SmallOrderAction,
  ...BigOrderAction,
  ...ContractAction,
  ...DeliveryAction,
  ...FinanceAction,
  settlePayment: 'settlePayment',
  settlePart: 'settlePart',
  settleBalance: 'settleBalance',
  settleDownPayment: 'settleDownPayment',
  expire: 'expire',
  completeRefund: 'completeRefund',
  failRefund: 'failRefund',
  retryRefund: 'retryRefund',
  closeIntoBig: 'closeIntoBig',
  correctName: 'correctName',
  generateContract: 'generateContract',
  failSigning: 'failSigning',
  passContract: 'passContract',
  passFinancedContract: 'passFinancedContract',
  submitLoan: 'submitLoan',
  approveLoan: 'approveLoan',
  rejectLoan: 'rejectLoan',
  releaseDownPayment: 'releaseDownPayment',
  disburse: 'disburse',
  reportPdi: 'reportPdi',
  planDelivery: 'planDelivery',
  movePickUp: 'movePickUp',
  deliver: 'deliver',
} as const
export type OrderStep = (typeof OrderStep)[keyof typeof OrderStep]

/** One legal change of status. `from` and `to` are equal where a step is allowed but moves nothing. */
export interface Transition {
  readonly orderType: OrderType
  readonly from: OrderStatus
  readonly step: OrderStep
  readonly actor: OrderActor
  readonly to: OrderStatus
}

type TransitionOfType = (from: OrderStatus, step: OrderStep, actor: OrderActor, to: OrderStatus) => Transition

const transitionOf =
  (orderType: OrderType): TransitionOfType =>
  (from, step, actor, to) => ({ orderType, from, step, actor, to })

const small = transitionOf(OrderType.small)
const big = transitionOf(OrderType.big)

const { shopper, provider, worker, backOffice } = OrderActor
const {
  pendingPayment,
  paid,
  refunding,
  refundFailed,
  refunded,
  closed,
  cancelled,
  pendingFinalPayment,
  pendingFinanceSubmission,
  financeProcessing,
  financeRejected,
  financeApproved,
  pendingDownPayment,
  pendingDisbursement,
  finalPaymentPaid,
  pendingDelivery,
  complete,
} = OrderStatus
/** Code 6 of a big order (docs/rules/money-and-orders.md). */
const locked = closed

const smallDeposit: readonly Transition[] = [
  small(pendingPayment, OrderStep.pay, shopper, pendingPayment),
  small(pendingPayment, OrderStep.settlePayment, provider, paid),
  small(pendingPayment, OrderStep.cancel, shopper, cancelled),
  small(pendingPayment, OrderStep.expire, worker, closed),
  small(paid, OrderStep.applyRefund, shopper, refunding),
  small(paid, OrderStep.configure, shopper, paid),
  small(paid, OrderStep.closeIntoBig, provider, closed),
  small(refunding, OrderStep.completeRefund, provider, refunded),
  small(refunding, OrderStep.failRefund, provider, refundFailed),
  small(refundFailed, OrderStep.applyRefund, shopper, refunding),
  small(refundFailed, OrderStep.retryRefund, backOffice, refunding),
  small(refunded, OrderStep.delete, shopper, refunded),
  small(closed, OrderStep.delete, shopper, closed),
  small(cancelled, OrderStep.delete, shopper, cancelled),
]

const bigDeposit: readonly Transition[] = [
  big(pendingPayment, OrderStep.pay, shopper, pendingPayment),
  big(pendingPayment, OrderStep.settlePayment, provider, paid),
  big(pendingPayment, OrderStep.cancel, shopper, cancelled),
  big(pendingPayment, OrderStep.edit, shopper, pendingPayment),
  big(pendingPayment, OrderStep.expire, worker, cancelled),
  big(paid, OrderStep.applyRefund, shopper, refunding),
  big(paid, OrderStep.edit, shopper, paid),
  big(paid, OrderStep.lock, shopper, locked),
  big(paid, OrderStep.lock, worker, locked),
  big(refunding, OrderStep.completeRefund, provider, refunded),
  big(refunding, OrderStep.failRefund, provider, refundFailed),
  big(refundFailed, OrderStep.applyRefund, shopper, refunding),
  big(refundFailed, OrderStep.retryRefund, backOffice, refunding),
  big(refunded, OrderStep.delete, shopper, refunded),
  big(cancelled, OrderStep.delete, shopper, cancelled),
]

/** Money comes by the payment provider, or by bank and till, of which the back office tells. */
const bothTell = (from: OrderStatus, step: OrderStep, to: OrderStatus): Transition[] =>
  [provider, backOffice].map((actor) => big(from, step, actor, to))

/** From the lock to the keys. Until the order is locked nothing of this can happen; afterwards nothing can be undone. */
const lockedOrder: readonly Transition[] = [
  big(pendingFinalPayment, OrderStep.pay, shopper, pendingFinalPayment),
  big(pendingDownPayment, OrderStep.pay, shopper, pendingDownPayment),
  big(locked, OrderStep.correctName, backOffice, locked),
  big(locked, OrderStep.generateContract, backOffice, locked),
  big(locked, OrderStep.previewContract, shopper, locked),
  big(locked, OrderStep.signContract, shopper, locked),
  big(locked, OrderStep.failSigning, provider, locked),
  big(locked, OrderStep.passContract, provider, pendingFinalPayment),
  big(locked, OrderStep.passFinancedContract, provider, pendingFinanceSubmission),
  ...bothTell(pendingFinalPayment, OrderStep.settlePart, pendingFinalPayment),
  ...bothTell(pendingFinalPayment, OrderStep.settleBalance, finalPaymentPaid),
  big(pendingFinanceSubmission, OrderStep.applyFinance, shopper, pendingFinanceSubmission),
  big(financeRejected, OrderStep.applyFinance, shopper, pendingFinanceSubmission),
  big(pendingFinanceSubmission, OrderStep.submitLoan, shopper, financeProcessing),
  big(pendingFinanceSubmission, OrderStep.payInFull, shopper, pendingFinalPayment),
  big(financeRejected, OrderStep.payInFull, shopper, pendingFinalPayment),
  big(pendingFinanceSubmission, OrderStep.cancelFinance, shopper, pendingFinanceSubmission),
  big(financeProcessing, OrderStep.cancelFinance, shopper, pendingFinanceSubmission),
  big(financeApproved, OrderStep.cancelFinance, shopper, pendingFinanceSubmission),
  big(financeProcessing, OrderStep.approveLoan, backOffice, financeApproved),
  big(financeProcessing, OrderStep.rejectLoan, backOffice, financeRejected),
  big(financeApproved, OrderStep.releaseDownPayment, backOffice, pendingDownPayment),
  ...bothTell(pendingDownPayment, OrderStep.settlePart, pendingDownPayment),
  ...bothTell(pendingDownPayment, OrderStep.settleDownPayment, pendingDisbursement),
  big(pendingDisbursement, OrderStep.disburse, backOffice, finalPaymentPaid),
  big(finalPaymentPaid, OrderStep.reportPdi, backOffice, finalPaymentPaid),
  big(finalPaymentPaid, OrderStep.planDelivery, backOffice, pendingDelivery),
  big(pendingDelivery, OrderStep.reportPdi, backOffice, pendingDelivery),
  big(pendingDelivery, OrderStep.movePickUp, backOffice, pendingDelivery),
  big(pendingDelivery, OrderStep.confirmPickUp, shopper, pendingDelivery),
  big(pendingDelivery, OrderStep.deliver, backOffice, complete),
  big(complete, OrderStep.reviewDelivery, shopper, complete),
]

/** A driving licence is asked for as soon as the car is surely theirs, and until it is handed over. */
const licence: readonly Transition[] = [
  pendingFinalPayment,
  pendingFinanceSubmission,
  financeProcessing,
  financeRejected,
  financeApproved,
  pendingDownPayment,
  pendingDisbursement,
  finalPaymentPaid,
  pendingDelivery,
].map((status) => big(status, OrderStep.uploadLicence, shopper, status))

/** Every legal change of an order. What is not listed is refused and changes nothing. */
export const transitions: readonly Transition[] = [...smallDeposit, ...bigDeposit, ...lockedOrder, ...licence]
