import {
  BigOrderAction,
  ContractAction,
  ContractStatus,
  DeliveryAction,
  FinanceAction,
  OrderAction,
  OrderStatus,
  SmallOrderAction,
  type NextAction,
} from '@/wire/enums/order'
import { FinanceStatus } from '@/wire/enums/finance'
import { amountDueFen, leftToPayFen } from '@/domain/payment/amount-due'
import type { OrderRow } from '../row/order-row'
import { nextActions } from './allowed-steps'

/** Nobody thinks again so often; each change is told on the order's page. */
const MOST_EDITS = 50

/** Whether an order was edited as often as it can be. */
export const isEditedOut = ({ editCount }: Pick<OrderRow, 'editCount'>): boolean => editCount >= MOST_EDITS

/** Whether transfers on their way cover all that is due of an order. */
export const isAnnounced = (order: OrderRow, announcedFen: number): boolean =>
  announcedFen > 0 && leftToPayFen(amountDueFen(order), announcedFen) === 0

/** Whether an action is out of reach although the status would allow it. */
const isBarred = (action: NextAction, order: OrderRow, now: Date, announcedFen: number): boolean => {
  switch (action) {
    case OrderAction.pay:
      // The deadline has passed, even if the worker has not closed the order yet; of a balance all the rest is announced.
      return order.status === OrderStatus.pendingPayment ? now >= order.expiresAt : isAnnounced(order, announcedFen)
    case OrderAction.applyRefund:
    case SmallOrderAction.configure:
      // The deposit counts towards a big order, which has a car already, and goes back with that one.
      return order.linkedTo !== null
    case BigOrderAction.edit:
      return isEditedOut(order)
    case ContractAction.previewContract:
    case ContractAction.signContract:
      return order.contractStatus === null || order.contractStatus === ContractStatus.passed
    case FinanceAction.cancelFinance:
      // There is nothing to take back before an application was begun.
      return order.loan === null || order.loan.status === FinanceStatus.cancelled
    case DeliveryAction.uploadLicence:
      return order.hasLicence
    case DeliveryAction.confirmPickUp:
      return order.pickUpConfirmedAt !== null
    case DeliveryAction.reviewDelivery:
      return order.isEvaluated
    default:
      return false
  }
}

/**
 * The actions of an order at an instant: those of its status, without the ones that are barred.
 *
 * @param announcedFen - transfers on their way; they matter where it is asked whether an order can be paid.
 */
export const actionsAt = (order: OrderRow, now: Date, announcedFen = 0): NextAction[] =>
  nextActions(order.orderType, order.status).filter((action) => !isBarred(action, order, now, announcedFen))
