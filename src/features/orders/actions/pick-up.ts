import { DeliveryAction } from '@/wire/enums/order'
import type { OrderShopInfo } from '@/wire/schemas/order'
import { shortTime } from '@/domain/time/shanghai-time'
import { callPhone } from '@/platform/opener'
import { fetchOrder } from '@/services/api/order'
import { callCustomerService } from '@/services/customer-service'
import { failureText } from '@/services/request/failure-text'
import { alertDialog, confirmDialog } from '@/ui/popup/dialogs'
import type { OrderRef, OrderWish } from './act-on-order'
import { messages } from '../messages'

/** Offers to agree on another hour by phone, with the delivery expert, else with customer service; Back leads here, too. */
const offerCall = async ({ deliveryerName: name, deliveryerMobile: phone }: OrderShopInfo): Promise<void> => {
  const { otherTitle: title, otherText, call: okLabel } = messages.pickUp
  const isExpertKnown = name !== null && phone !== null
  if (!(await confirmDialog({ title, text: otherText(isExpertKnown ? name : null), okLabel }))) return
  await (isExpertKnown ? callPhone(phone) : callCustomerService())
}

/** Asks whether the planned hour suits, as it is planned now; null when it does not, or cannot be told. */
export const askPickUp = async (order: OrderRef): Promise<OrderWish | null> => {
  const { title, text, confirm: okLabel, another: cancelLabel, failed, noTimeTitle, noTimeText } = messages.pickUp
  try {
    const { storeInfo } = await fetchOrder(order.id)
    const { expectedDeliveryerTime: deliveryTime, dcName, dcShopAddress } = storeInfo
    if (deliveryTime === null) {
      await alertDialog({ title: noTimeTitle, text: noTimeText })
      return null
    }
    const isWanted = await confirmDialog({
      title: title(shortTime(deliveryTime)),
      text: text(dcName ?? '', dcShopAddress ?? ''),
      okLabel,
      cancelLabel,
    })
    if (isWanted) return { action: DeliveryAction.confirmPickUp, order, deliveryTime }
    await offerCall(storeInfo)
    return null
  } catch (error) {
    await alertDialog({ title: failed, text: failureText(error) })
    return null
  }
}
