import type { OrderListItem } from '@/wire/schemas/order'
import { OrderStatus } from '@/wire/enums/order'
import { replace } from './open'
import type { Route } from './route'
import type { RouteParams } from './route-params'

/** Where a payment was begun; undefined for our own cashier. */
export type PayOrigin = RouteParams<'pages/successful/index'>['from']

/** Where an order is paid: a deposit at the cashier, a balance in parts that are chosen first. */
export const payPage = ({ id, statusCode }: Pick<OrderListItem, 'id' | 'statusCode'>): Route => ({
  path: statusCode === OrderStatus.pendingPayment ? 'pages/mall/order/casher' : 'pages/mall/order/balance-pay',
  params: { id },
})

/** To the app that a payment was begun for. */
export const returnToApp = (): Promise<void> => replace('pages/back-app/index')
