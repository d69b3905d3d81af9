import { DeliveryAction } from '@/wire/enums/order'
import { formatShortTime, parseShanghai } from '@/domain/time/shanghai-time'
import { fetchOrder } from '@/services/api/order'
import { failureText } from '@/services/request/failure-text'
import { alertDialog, confirmDialog } from '@/ui/feedback/dialogs'
import type { OrderRef, OrderWish } from './act-on-order'
import { messages } from '../messages'

/** Asks whether the planned hour suits, as it is planned now; null when it does not, or cannot be told. */
export const askPickUp = async (order: OrderRef): Promise<OrderWish | null> => {
  const { title, text, confirm: okLabel, failed } = messages.pickUp
  try {
    const { expectedDeliveryerTime: deliveryTime, dcName, dcShopAddress } = (await fetchOrder(order.id)).storeInfo
    if (deliveryTime === null) return null
    const isWanted = await confirmDialog({
      title: title(formatShortTime(parseShanghai(deliveryTime))),
      text: text(dcName ?? '', dcShopAddress ?? ''),
      okLabel,
    })
    return isWanted ? { action: DeliveryAction.confirmPickUp, order, deliveryTime } : null
  } catch (error) {
    await alertDialog({ title: failed, text: failureText(error) })
    return null
  }
}
