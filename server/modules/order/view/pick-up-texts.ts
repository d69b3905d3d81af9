import { formatShortTime, parseShanghai } from '@/domain/time/shanghai-time'
import type { OrderRow } from '../../order-record/row/order-row'

/** Where the car waits, by the names of this order; null while no centre is known. */
export const arrivalText = ({ model, place }: OrderRow): string | null => {
  const centre = place.store.dcName
  return centre === null ? null : `Your ${model.modelName} has reached ${centre}.`
}

/** When the car is picked up; null while no hour is planned. */
export const pickUpText = ({ place, pickUpConfirmedAt }: OrderRow): string | null => {
  const time = place.store.expectedDeliveryerTime
  if (time === null) return null
  const hour = formatShortTime(parseShanghai(time))
  return pickUpConfirmedAt === null ? `Pick it up on ${hour}` : `You pick it up on ${hour}`
}
