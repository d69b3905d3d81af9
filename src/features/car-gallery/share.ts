import type { ModelDetail, VehicleOption } from '@/contract/entities/vehicle'
import type { CarView } from '@/contract/enums/vehicle'
import { stringifyQuery } from '@/domain/route-query'
import { messages } from './messages'
import { stillOf } from './view'

const PAGE = '/pages/cars-appearance/index'

interface Shown {
  model: ModelDetail
  paint: VehicleOption
  view: CarView
}

/** What a friend gets: the car in its paint, and a link that opens on it. */
export const shareOfCar = (shown: Shown | undefined): { title: string; path: string; imageUrl?: string } => {
  if (shown === undefined) return { title: messages.title, path: PAGE }
  const { model, paint, view } = shown
  return {
    title: messages.shareTitle(model.modelName, paint.displayName),
    path: `${PAGE}?${stringifyQuery({ modelId: model.id, paint: paint.code, view })}`,
    imageUrl: stillOf(model, paint.attributeNo, view),
  }
}
