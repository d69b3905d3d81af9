import type { Queryable } from '../../../db/queryable'
import { together, type Statement } from '../../../db/together'
import { author } from '../../../system/author'
import { OrderStep } from '../life/transitions'

/** What is remembered of an order's life, past tense. */
export const OrderEventKind = {
  placed: 'placed',
  paid: 'paid',
  cancelled: 'cancelled',
  expired: 'expired',
  refundApplied: 'refund-applied',
  refunded: 'refunded',
  refundFailed: 'refund-failed',
  moneyReturned: 'money-returned',
  edited: 'edited',
  locked: 'locked',
  closedIntoBig: 'closed-into-big',
  refundRetried: 'refund-retried',
  refundGranted: 'refund-granted',
  nameCorrected: 'name-corrected',
  contractGenerated: 'contract-generated',
  contractPassed: 'contract-passed',
  signingFailed: 'signing-failed',
  partPaid: 'part-paid',
  balancePaid: 'balance-paid',
  downPaymentPaid: 'down-payment-paid',
  loanSubmitted: 'loan-submitted',
  loanApproved: 'loan-approved',
  loanRejected: 'loan-rejected',
  downPaymentReleased: 'down-payment-released',
  loanCancelled: 'loan-cancelled',
  fullPaymentChosen: 'full-payment-chosen',
  payOffRequested: 'pay-off-requested',
  disbursed: 'disbursed',
  pdiReported: 'pdi-reported',
  deliveryPlanned: 'delivery-planned',
  pickUpMoved: 'pick-up-moved',
  pickUpConfirmed: 'pick-up-confirmed',
  delivered: 'delivered',
} as const
export type OrderEventKind = (typeof OrderEventKind)[keyof typeof OrderEventKind]

/** The event that a step leaves behind; null where nothing happens that the shopper would look up. */
export const eventOfStep = {
  [OrderStep.pay]: null,
  [OrderStep.delete]: null,
  [OrderStep.previewContract]: null,
  [OrderStep.signContract]: null,
  [OrderStep.uploadLicence]: null,
  [OrderStep.configure]: null,
  [OrderStep.reviewDelivery]: null,
  [OrderStep.confirmPickUp]: OrderEventKind.pickUpConfirmed,
  [OrderStep.applyFinance]: null,
  [OrderStep.cancelFinance]: OrderEventKind.loanCancelled,
  [OrderStep.payInFull]: OrderEventKind.fullPaymentChosen,
  [OrderStep.settlePayment]: OrderEventKind.paid,
  [OrderStep.cancel]: OrderEventKind.cancelled,
  [OrderStep.expire]: OrderEventKind.expired,
  [OrderStep.applyRefund]: OrderEventKind.refundApplied,
  [OrderStep.completeRefund]: OrderEventKind.refunded,
  [OrderStep.failRefund]: OrderEventKind.refundFailed,
  [OrderStep.edit]: OrderEventKind.edited,
  [OrderStep.lock]: OrderEventKind.locked,
  [OrderStep.closeIntoBig]: OrderEventKind.closedIntoBig,
  [OrderStep.retryRefund]: OrderEventKind.refundRetried,
  [OrderStep.correctName]: OrderEventKind.nameCorrected,
  [OrderStep.generateContract]: OrderEventKind.contractGenerated,
  [OrderStep.failSigning]: OrderEventKind.signingFailed,
  [OrderStep.passContract]: OrderEventKind.contractPassed,
  [OrderStep.passFinancedContract]: OrderEventKind.contractPassed,
  [OrderStep.settlePart]: OrderEventKind.partPaid,
  [OrderStep.settleBalance]: OrderEventKind.balancePaid,
  [OrderStep.settleDownPayment]: OrderEventKind.downPaymentPaid,
  [OrderStep.submitLoan]: OrderEventKind.loanSubmitted,
  [OrderStep.approveLoan]: OrderEventKind.loanApproved,
  [OrderStep.rejectLoan]: OrderEventKind.loanRejected,
  [OrderStep.releaseDownPayment]: OrderEventKind.downPaymentReleased,
  [OrderStep.disburse]: OrderEventKind.disbursed,
  [OrderStep.reportPdi]: OrderEventKind.pdiReported,
  [OrderStep.planDelivery]: OrderEventKind.deliveryPlanned,
  [OrderStep.movePickUp]: OrderEventKind.pickUpMoved,
  [OrderStep.deliver]: OrderEventKind.delivered,
} as const satisfies Record<OrderStep, OrderEventKind | null>

/**
 * Remembers that something happened to orders and who caused it, and puts it into the outbox with it.
 *
 * @param of - their ids, or the statement before these that answers them.
 */
export const newEvents = (of: readonly string[] | { from: string }, kind: OrderEventKind, at: Date) => {
  const { actor, requestId } = author()
  const isNamed = 'from' in of
  return {
    event: {
      sql: `INSERT INTO order_event (order_id, kind, at, actor, request_id)
        SELECT ${isNamed ? 'id' : 'unnest($5::text[])'}, $1::text, $2::timestamptz, $3, $4
        ${isNamed ? `FROM ${of.from}` : ''} RETURNING id, order_id`,
      params: [kind, at, actor, requestId, ...(isNamed ? [] : [of])],
    },
    outbox: {
      sql: `INSERT INTO outbox (kind, reference, payload, next_try_at, created_at)
        SELECT 'order.' || $1::text, event.id::text, json_build_object('orderId', order_id), $2::timestamptz, $2::timestamptz
        FROM event RETURNING kind`,
      params: [kind, at],
    },
  } satisfies Record<string, Statement>
}

/** Remembers it by itself. */
export const recordEvents = async (
  tx: Queryable,
  orderIds: readonly string[],
  kind: OrderEventKind,
  at: Date,
): Promise<void> => {
  await together(tx, newEvents(orderIds, kind, at))
}
