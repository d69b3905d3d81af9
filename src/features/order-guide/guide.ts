import type { OrderDetail } from '@/wire/schemas/order'
import { BigOrderAction } from '@/wire/enums/order'
import { ErrorCode } from '@/wire/errors'
import type { ShownCar } from '@/domain/order/ordered-car'
import { fetchAgreement } from '@/services/api/agreement'
import { fetchOrder } from '@/services/api/order'
import { fetchOrderedCar } from '@/services/ordered-car'
import { isRefusal } from '@/services/request/errors'
import { GUIDE_DOCUMENT } from './guide-document'

/** An order that waits to be locked. */
export interface Guide {
  kind: 'guide'
  order: OrderDetail
  car: ShownCar
  /** Version of the document that must have been read. */
  version: number
}

/** Why there is nothing to lock. */
export type NoGuide = { kind: 'notWaiting'; order: OrderDetail } | { kind: 'notFound' }

/** Reads the order and what is to be read before it is locked. Throws as `call`, except for an order that is not found. */
export async function fetchGuide(id: string): Promise<Guide | NoGuide> {
  try {
    const [order, { version }] = await Promise.all([fetchOrder(id), fetchAgreement(GUIDE_DOCUMENT)])
    if (!order.nextActions.includes(BigOrderAction.lock)) return { kind: 'notWaiting', order }
    return { kind: 'guide', order, car: await fetchOrderedCar(order), version }
  } catch (error) {
    if (isRefusal(error, ErrorCode.orderNotFound)) return { kind: 'notFound' }
    throw error
  }
}
