import type { OrderListItem } from '@/wire/schemas/order'
import { OrderStatus } from '@/wire/enums/order'
import type { Route } from './route'

/** Where an order is paid: a deposit at the cashier, a balance in parts that are chosen first. */
export const payPage = ({ id, statusCode }: Pick<OrderListItem, 'id' | 'statusCode'>): Route => ({
  path: statusCode === OrderStatus.pendingPayment ? 'pages/mall/order/casher' : 'pages/mall/order/balance-pay',
  params: { id },
})
