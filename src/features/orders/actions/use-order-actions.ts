import { useState } from 'react'
import type { OrderListItem } from '@/wire/schemas/order'
import {
  BigOrderAction,
  ContractAction,
  DeliveryAction,
  FinanceAction,
  OrderAction,
  SmallOrderAction,
} from '@/wire/enums/order'
import { open, openRoute } from '@/services/navigation/open'
import { payPage } from '@/services/navigation/pay-page'
import { rememberPage } from '@/platform/page-change'
import { markDeleted } from '@/stores/deleted'
import { alertDialog, confirmDialog } from '@/ui/popup/dialogs'
import { showToast } from '@/ui/popup/toast'
import { askLoanExit, type LoanExit } from '@/widgets/loan/exits'
import { actOnOrder, type OrderWish } from './act-on-order'
import type { BarAction } from './action-looks'
import { messages } from '../messages'
import { askPickUp } from './pick-up'

/**
 * The actions of an order, wherever its buttons are.
 *
 * @param onChanged - the server has answered, so it has to be asked how the order stands.
 * @param onDeleted - there is no such order any more, and the page that deleted it is still in front.
 */
export function useOrderActions(onChanged: () => void, onDeleted = onChanged): OrderActions {
  /** The order that the reason sheet is open for. */
  const [cancelling, setCancelling] = useState<OrderListItem | null>(null)

  const perform = async (wish: OrderWish): Promise<void> => {
    const { action } = wish
    const isStillHere = rememberPage()
    const outcome = await actOnOrder(wish)
    switch (outcome.kind) {
      case 'done':
        setCancelling(null)
        showToast(messages.done[action])
        if (action !== OrderAction.delete) return onChanged()
        markDeleted(wish.order.id)
        return isStillHere() ? onDeleted() : undefined
      case 'unknown':
        return alertDialog({ title: messages.unknownTitle, text: messages.unknownText(outcome.text) })
      case 'refused':
        await alertDialog({ title: messages.failed[action], text: outcome.text })
        setCancelling(null)
        return onChanged()
      case 'loggedOut':
        return setCancelling(null)
      default:
        return outcome satisfies never
    }
  }

  const confirmDelete = async (order: OrderListItem): Promise<void> => {
    const { deleteTitle: title, deleteText: text, actions } = messages
    const isWanted = await confirmDialog({ title, text, okLabel: actions.delete, isDestructive: true })
    if (isWanted) await perform({ action: OrderAction.delete, order })
  }

  const giveUpLoan = async (action: LoanExit, order: OrderListItem): Promise<void> => {
    if (await askLoanExit(action)) await perform({ action, order })
  }

  const confirmPickUp = async (order: OrderListItem): Promise<void> => {
    const wish = await askPickUp(order)
    if (wish !== null) await perform(wish)
  }

  const press = (action: BarAction, order: OrderListItem): void | Promise<void> => {
    switch (action) {
      case OrderAction.pay:
        return openRoute(payPage(order))
      case OrderAction.cancel:
        return setCancelling(order)
      case OrderAction.applyRefund:
        return open('pages/mall/order/refund', { id: order.id })
      case OrderAction.delete:
        return confirmDelete(order)
      case BigOrderAction.lock:
        return open('pages/guide-page/guide-page', { id: order.id })
      case ContractAction.previewContract:
      case ContractAction.signContract:
        return open('pages/lynk-fullcar/order/signMiddle/index', { id: order.id })
      case DeliveryAction.uploadLicence:
        return open('pages/account/driver-license')
      case FinanceAction.applyFinance:
        return open('pages/financialCalculator/financialOrderSnapshot', { id: order.id })
      case FinanceAction.cancelFinance:
      case FinanceAction.payInFull:
        return giveUpLoan(action, order)
      case DeliveryAction.confirmPickUp:
        return confirmPickUp(order)
      case DeliveryAction.reviewDelivery:
        return open('pagesH5/delivery-evaluation/index', { id: order.id })
      case SmallOrderAction.configure:
        return open('pages/customization-car/index', { modelId: order.modelId })
      default:
        return action satisfies never
    }
  }

  return { cancelling, press, submit: perform, close: () => setCancelling(null) }
}

export interface OrderActions {
  cancelling: OrderListItem | null
  press: (action: BarAction, order: OrderListItem) => void | Promise<void>
  submit: (wish: OrderWish) => Promise<void>
  close: () => void
}
