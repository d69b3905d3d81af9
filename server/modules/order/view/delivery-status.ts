import type { OrderDetail } from '@/wire/schemas/order'
import { OrderStatus } from '@/wire/enums/order'
import type { OrderRow } from '../../order-record/row/order-row'

const TEST_REPORTED = 1

const nameOf = ({ status, place, pickUpConfirmedAt }: OrderRow): string | null => {
  switch (status) {
    case OrderStatus.finalPaymentPaid:
      return place.store.testReportStatus === TEST_REPORTED ? 'Inspected' : 'Being prepared'
    case OrderStatus.pendingDelivery:
      return pickUpConfirmedAt === null ? 'Ready for pick-up' : 'Pick-up confirmed'
    case OrderStatus.complete:
      return 'Delivered'
    default:
      return null
  }
}

/** How far the delivery is (deliverStatusNow); null before it begins. */
export const deliveryStatus = (order: OrderRow): OrderDetail['deliverStatusNow'] => {
  const name = nameOf(order)
  return name === null ? null : { name }
}
