import { OrderStatus } from '@/wire/enums/order'

/** The statuses of an order whose balance or down payment is being paid, at once or in parts. */
export const PAID_IN_PARTS: readonly OrderStatus[] = [OrderStatus.pendingFinalPayment, OrderStatus.pendingDownPayment]

/** The statuses of an order that waits for money of its buyer. */
export const PAYABLE: readonly OrderStatus[] = [OrderStatus.pendingPayment, ...PAID_IN_PARTS]
