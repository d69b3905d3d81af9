import type { OrderDetail } from '@/wire/schemas/order'
import type { PaymentState } from '@/wire/schemas/payment'
import { PayStatus } from '@/wire/enums/payment'
import { usualPayMethod } from '@/domain/payment/pay-method'
import { fetchOrder } from '@/services/api/order'
import { fetchPaymentState } from '@/services/api/payment'
import { payMethodName } from '@/widgets/pay-method'

/** An order with the state of its payment, both as the server knows them. */
export interface PaymentResult {
  order: OrderDetail
  payment: PaymentState
}

/** Reads both. Throws as `fetchOrder`. */
export const fetchPaymentResult = async (id: string): Promise<PaymentResult> => {
  const [order, payment] = await Promise.all([fetchOrder(id), fetchPaymentState(id)])
  return { order, payment }
}

/** Which page a payment belongs on: a result page believes no link, only the server. */
export const resultPage = ({ payment }: PaymentResult): 'successful' | 'failed' | 'cashier' => {
  if (payment.paid) return 'successful'
  return payment.attempt?.payStatus === PayStatus.failed ? 'failed' : 'cashier'
}

/** Name of the way in which the order was paid, or was to be. */
export const methodName = ({ attempt }: PaymentState): string =>
  payMethodName(attempt?.payMethod ?? usualPayMethod.code)
