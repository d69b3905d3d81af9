import { useState } from 'react'
import type { OrderListItem } from '@/contract/entities/order'
import { OrderAction } from '@/contract/enums/order'
import { open } from '@/services/navigation/open'
import { alertDialog, confirmDialog } from '@/ui/feedback/dialogs'
import { showToast } from '@/ui/feedback/toast'
import { actOnOrder, type OrderWish } from './act-on-order'
import { messages } from './messages'

/** An action that wants a reason first. */
export type ReasonedAction = typeof OrderAction.cancel | typeof OrderAction.applyRefund

/** The order that the reason sheet is open for. */
export interface AskedReason {
  action: ReasonedAction
  order: OrderListItem
}

/**
 * The actions of an order, wherever its buttons are.
 *
 * @param onChanged - the server has answered, so it has to be asked how the order stands; `isDone` if it did as wanted.
 */
export const useOrderActions = (onChanged: (action: OrderWish['action'], isDone: boolean) => void) => {
  const [asked, setAsked] = useState<AskedReason | null>(null)

  const perform = async (wish: OrderWish): Promise<void> => {
    const outcome = await actOnOrder(wish)
    switch (outcome.kind) {
      case 'done':
        setAsked(null)
        showToast(messages.done[wish.action])
        return onChanged(wish.action, true)
      case 'unknown':
        return alertDialog({ title: messages.unknownTitle, text: `${outcome.text} ${messages.unknownText}` })
      case 'refused':
        await alertDialog({ title: messages.failed[wish.action], text: outcome.text })
        setAsked(null)
        return onChanged(wish.action, false)
      case 'loggedOut':
        return setAsked(null)
      default:
        return outcome satisfies never
    }
  }

  const confirmDelete = async (order: OrderListItem): Promise<void> => {
    const { deleteTitle: title, deleteText: text, actions } = messages
    const isWanted = await confirmDialog({ title, text, okLabel: actions.delete, isDestructive: true })
    if (isWanted) await perform({ action: OrderAction.delete, order })
  }

  const press = (action: OrderAction, order: OrderListItem): void | Promise<void> => {
    switch (action) {
      case OrderAction.pay:
        return open('pages/mall/order/casher', { id: order.id, orderType: String(order.orderType) })
      case OrderAction.cancel:
      case OrderAction.applyRefund:
        return setAsked({ action, order })
      case OrderAction.delete:
        return confirmDelete(order)
      default:
        return action satisfies never
    }
  }

  return { asked, press, submit: perform, close: () => setAsked(null) }
}

export type OrderActions = ReturnType<typeof useOrderActions>
