import type { OrderDetail } from '@/wire/schemas/order'
import { BigOrderAction } from '@/wire/enums/order'
import type { ShownCar } from '@/domain/order/ordered-car'
import { fetchAgreement } from '@/services/api/agreement'
import { fetchOrder } from '@/services/api/order'
import { fetchOrderedCar } from '@/services/ordered-car'
import { findOrder, type FoundOrder } from '@/widgets/order-page/find-order'
import { GUIDE_DOCUMENT } from './guide-document'

/** An order that waits to be locked. */
export interface Guide {
  order: OrderDetail
  car: ShownCar
  /** Version of the document that must have been read. */
  version: number
}

/** Reads the order and what is to be read before it is locked. Throws as `call`, except for an order that is not found. */
export const fetchGuide = (id: string): Promise<FoundOrder<Guide>> =>
  findOrder<Guide>(async () => {
    const [order, { version }] = await Promise.all([fetchOrder(id), fetchAgreement(GUIDE_DOCUMENT)])
    if (!order.nextActions.includes(BigOrderAction.lock)) return { kind: 'otherStep', order }
    return { kind: 'ready', order, car: await fetchOrderedCar(order), version }
  })
