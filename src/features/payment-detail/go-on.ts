import type { PaymentDetail } from '@/wire/schemas/balance'
import { PayPurpose, PayStatus } from '@/wire/enums/payment'
import { payMethodOf } from '@/domain/payment/pay-method'
import { open } from '@/services/navigation/open'

/** Leads to where a payment that was opened is made: the page of its way, or the cashier. Null for any other payment. */
export const goOnOf = ({ attempt }: Pick<PaymentDetail, 'attempt'>) => {
  const { payNo, orderId, amountFen, purpose, payMethod, payStatus } = attempt
  if (payStatus !== PayStatus.created) return null
  const { page } = payMethodOf(payMethod)
  if (page !== null) return () => open(page, { payNo })
  const part = purpose === PayPurpose.balance ? { amountFen: String(amountFen) } : {}
  return () => open('pages/mall/order/casher', { id: orderId, ...part })
}
