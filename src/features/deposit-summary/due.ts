import type { OrderDetail } from '@/wire/schemas/order'
import { OrderAction, OrderStatus } from '@/wire/enums/order'
import type { ShownCar } from '@/domain/order/ordered-car'
import { fetchOrder } from '@/services/api/order'
import { fetchOrderedCar } from '@/services/ordered-car'
import { findOrder, type FoundOrder } from '@/widgets/order-page/find-order'

/** An order whose deposit is due. */
export interface DueDeposit {
  order: OrderDetail
  car: ShownCar
}

const isDue = ({ statusCode, nextActions }: OrderDetail): boolean =>
  statusCode === OrderStatus.pendingPayment && nextActions.includes(OrderAction.pay)

/** Reads the order that a link names. Throws as `call`, except for an order that is not found. */
export const fetchDue = (id: string): Promise<FoundOrder<DueDeposit>> =>
  findOrder<DueDeposit>(async () => {
    const order = await fetchOrder(id)
    return isDue(order) ? { kind: 'ready', order, car: await fetchOrderedCar(order) } : { kind: 'otherStep', order }
  })
