import type { VehicleLocation } from '@/wire/schemas/map'
import { OrderStatus, OrderType } from '@/wire/enums/order'
import { formatShanghai } from '@/domain/time/shanghai-time'
import type { Queryable } from '../../db/queryable'
import type { KnownVehicle, VehicleGateway } from '../../gateways/vehicle/vehicle-gateway'
import { carLooks, ORDER_COLUMNS, sayOrder, type OrderRow, type WrittenOrder } from '../order-record/row/order-row'

/** The orders of a customer whose cars were handed over, the latest first; none of who does not let cars tell. */
const listTelling = async (database: Queryable, userId: string): Promise<OrderRow[]> => {
  const orders = await database.query<WrittenOrder>(
    `SELECT ${ORDER_COLUMNS} FROM orders WHERE user_id = $1 AND deleted_at IS NULL
       AND order_type = ${OrderType.big} AND status = ${OrderStatus.complete}
       AND (SELECT open_levc FROM account WHERE id = $1)
     ORDER BY created_at DESC, id DESC`,
    [userId],
  )
  return orders.map(sayOrder)
}

/** The centre that handed the car over, else the shop that sold it. */
const handoverOf = ({ place: { store } }: OrderRow): KnownVehicle['handedOverAt'] | null => {
  const longitude = store.dcLocationX ?? store.locationX
  const latitude = store.dcLocationY ?? store.locationY
  return longitude === null || latitude === null ? null : { longitude, latitude }
}

const locate = async (vehicles: VehicleGateway, order: OrderRow): Promise<VehicleLocation[]> => {
  const handedOverAt = handoverOf(order)
  if (handedOverAt === null) return []
  const seen = await vehicles.locate({ orderNo: order.orderNo, handedOverAt })
  if (seen === null) return []
  return [
    {
      orderId: order.id,
      modelName: order.model.modelName,
      carPoster: carLooks(order).carPoster,
      longitude: seen.longitude,
      latitude: seen.latitude,
      seenTime: formatShanghai(seen.seenAt.getTime()),
      batteryPercent: seen.batteryPercent,
    },
  ]
}

/** Where a customer's cars were seen last; none while no car tells (docs/rules/map.md). */
export const readVehicles = async (
  database: Queryable,
  vehicles: VehicleGateway | null,
  userId: string,
): Promise<VehicleLocation[]> => {
  if (vehicles === null) return []
  const orders = await listTelling(database, userId)
  return (await Promise.all(orders.map((order) => locate(vehicles, order)))).flat()
}
