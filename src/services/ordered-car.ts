import type { OrderDetail } from '@/wire/schemas/order'
import { ErrorCode } from '@/wire/errors'
import { orderedCar, type ShownCar } from '@/domain/order/ordered-car'
import { fetchModel } from './api/vehicle'
import { isRefusal } from './request/errors'

/** The car of an order as it looks, also when its model is no longer offered. Throws as `call`. */
export const fetchOrderedCar = async (order: OrderDetail): Promise<ShownCar> => {
  try {
    return orderedCar(order, await fetchModel(order.modelId))
  } catch (error) {
    if (isRefusal(error, ErrorCode.noLongerOffered, ErrorCode.modelNotFound)) return orderedCar(order)
    throw error
  }
}
