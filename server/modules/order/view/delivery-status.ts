import type { OrderDetail } from '@/wire/schemas/order'
import { OrderStatus } from '@/wire/enums/order'
import { TestReportStatus } from '@/wire/enums/test-report'
import type { OrderRow } from '../../order-record/row/order-row'
import { messages } from './messages'

const nameOf = ({ status, place, pickUpConfirmedAt }: OrderRow): string | null => {
  switch (status) {
    case OrderStatus.finalPaymentPaid:
      return place.store.testReportStatus === TestReportStatus.reported ? messages.inspected : messages.beingPrepared
    case OrderStatus.pendingDelivery:
      return pickUpConfirmedAt === null ? messages.readyForPickUp : messages.pickUpConfirmed
    case OrderStatus.complete:
      return messages.delivered
    default:
      return null
  }
}

/** How far the delivery is (deliverStatusNow); null before it begins. */
export const deliveryStatus = (order: OrderRow): OrderDetail['deliverStatusNow'] => {
  const name = nameOf(order)
  return name === null ? null : { name }
}
