import { formatShortTime, parseShanghai } from '@/domain/time/shanghai-time'
import type { OrderRow } from '../../order-record/row/order-row'
import { messages } from './messages'

/** Where the car waits, by the names of this order; null while no centre is known. */
export const arrivalText = ({ model, place }: OrderRow): string | null => {
  const centre = place.store.dcName
  return centre === null ? null : messages.arrived(model.modelName, centre)
}

/** When the car is picked up; null while no hour is planned. */
export const pickUpText = ({ place, pickUpConfirmedAt }: OrderRow): string | null => {
  const time = place.store.expectedDeliveryerTime
  if (time === null) return null
  const hour = formatShortTime(parseShanghai(time))
  return pickUpConfirmedAt === null ? messages.toPickUp(hour) : messages.confirmedToPickUp(hour)
}
