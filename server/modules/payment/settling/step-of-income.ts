import { PayPurpose } from '@/wire/enums/payment'
import { OrderStatus } from '@/wire/enums/order'
import { amountDueFen } from '@/domain/payment/amount-due'
import type { OrderRow } from '../../order-record/row/order-row'
import { OrderStep, type OrderStep as Step } from '../../order-record/life/transitions'

/** The step that settles what is due at a status, by what the money is for. */
const SETTLING = {
  [OrderStatus.pendingPayment]: { purpose: PayPurpose.deposit, step: OrderStep.settlePayment },
  [OrderStatus.pendingFinalPayment]: { purpose: PayPurpose.balance, step: OrderStep.settleBalance },
  [OrderStatus.pendingDownPayment]: { purpose: PayPurpose.balance, step: OrderStep.settleDownPayment },
} as const satisfies Partial<Record<OrderStatus, { purpose: PayPurpose; step: Step }>>

const settlingAt = (status: OrderStatus) => (status in SETTLING ? SETTLING[status as keyof typeof SETTLING] : null)

/** What a payment of an order would be for now; null when the shopper owes nothing. */
export const purposeAt = (status: OrderStatus): PayPurpose | null => settlingAt(status)?.purpose ?? null

/** The step that money takes an order along; null when the order does not wait for it, or for less of it. */
export const stepOfIncome = (order: OrderRow, purpose: PayPurpose, amountFen: number): Step | null => {
  const settling = settlingAt(order.status)
  const dueFen = amountDueFen(order)
  if (settling?.purpose !== purpose || amountFen > dueFen) return null
  return amountFen === dueFen ? settling.step : OrderStep.settlePart
}
