import type { OrderDetail } from '@/wire/schemas/order'
import { OrderAction, OrderStatus } from '@/wire/enums/order'
import { ErrorCode } from '@/wire/errors'
import type { ShownCar } from '@/domain/order/ordered-car'
import { fetchOrder } from '@/services/api/order'
import { fetchOrderedCar } from '@/services/ordered-car'
import { isRefusal } from '@/services/request/errors'

/** An order whose deposit is due. */
export interface DueDeposit {
  kind: 'due'
  order: OrderDetail
  car: ShownCar
}

/** Why no deposit is due. */
export type NothingDue = { kind: 'nothing'; order: OrderDetail } | { kind: 'notFound' }

const isDue = ({ statusCode, nextActions }: OrderDetail): boolean =>
  statusCode === OrderStatus.pendingPayment && nextActions.includes(OrderAction.pay)

/** Reads the order that a link names. Throws as `call`, except for an order that is not found. */
export async function fetchDue(id: string): Promise<DueDeposit | NothingDue> {
  try {
    const order = await fetchOrder(id)
    return isDue(order) ? { kind: 'due', order, car: await fetchOrderedCar(order) } : { kind: 'nothing', order }
  } catch (error) {
    if (isRefusal(error, ErrorCode.orderNotFound)) return { kind: 'notFound' }
    throw error
  }
}
