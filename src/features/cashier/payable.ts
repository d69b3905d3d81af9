import type { OrderDetail } from '@/contract/entities/order'
import type { PaymentState } from '@/contract/entities/payment'
import { parseShanghai } from '@/domain/shanghai-time'
import { fetchOrder } from '@/services/api/order'
import { fetchPaymentState } from '@/services/api/payment'

/** An order with the state of its payment, both as the server knows them. */
export interface Payable {
  order: OrderDetail
  payment: PaymentState
}

/** Reads both. Throws as `fetchOrder`. */
export async function fetchPayable(id: string): Promise<Payable> {
  const [order, payment] = await Promise.all([fetchOrder(id), fetchPaymentState(id)])
  return { order, payment }
}

/** The instant by which the order must be paid, in epoch ms of the server's time; null when nothing runs out. */
export const payUntilMs = ({ expirationTime }: PaymentState): number | null =>
  expirationTime === null ? null : parseShanghai(expirationTime)
