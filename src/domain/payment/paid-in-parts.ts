import { OrderStatus } from '@/wire/enums/order'

/** The statuses of an order whose balance or down payment is being paid, at once or in parts. */
export const PAID_IN_PARTS: readonly OrderStatus[] = [OrderStatus.pendingFinalPayment, OrderStatus.pendingDownPayment]
