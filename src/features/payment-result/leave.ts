import type { PaymentState } from '@/wire/schemas/payment'
import { PayPurpose } from '@/wire/enums/payment'
import { goBack } from '@/services/navigation/go-back'
import { open, replace } from '@/services/navigation/open'
import { returnToApp, type PayOrigin } from '@/services/navigation/pay-page'

/** From a result to the order, since the page that was paid on is gone. */
export const viewOrder = (id: string): Promise<void> => replace('pages/real-order-detail/index', { id })

/** The first tab, with its stories. */
export const explore = (): Promise<void> => open('pages/home/index')

/** To the cashier that the payment was begun at: for a part of a balance by its amount, else for all that is due. */
export const payAgain = ({ orderId: id, attempt, amountFen }: PaymentState, from: PayOrigin): Promise<void> => {
  const params = attempt?.purpose === PayPurpose.balance ? { id, amountFen: String(amountFen) } : { id }
  return from === 'app' ? replace('pages/mall/app/casher', params) : replace('pages/mall/order/casher', params)
}

/** Back to where the payment was begun. */
export const leaveResult = (id: string, from: PayOrigin): Promise<void> =>
  from === 'app' ? returnToApp() : goBack('pages/real-order-detail/index', { id })
