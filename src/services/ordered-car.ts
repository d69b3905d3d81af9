import type { OrderDetail } from '@/wire/schemas/order'
import { CarView } from '@/wire/enums/vehicle'
import { ErrorCode } from '@/wire/errors'
import { stillOf } from '@/domain/configuration/stills'
import { orderedCar, type ShownCar } from '@/domain/order/ordered-car'
import { fetchModel } from './api/vehicle'
import { isRefusal } from './request/errors'

/**
 * The car of an order from its side and in its own paint; with the model's own picture when that is no longer offered.
 * Throws as `call`.
 */
export const fetchOrderedCar = async (order: OrderDetail): Promise<ShownCar> => {
  const car = orderedCar(order)
  const options = order.attributeInfoList.map(({ attributeNo }) => attributeNo)
  try {
    const { stills } = await fetchModel(order.modelId)
    return { ...car, picture: stillOf(stills, options, CarView.side)?.picture ?? car.picture }
  } catch (error) {
    if (isRefusal(error, ErrorCode.noLongerOffered, ErrorCode.modelNotFound)) return car
    throw error
  }
}
