import type { ModelDetail, VehicleOption } from '@/wire/schemas/vehicle'
import type { CarView } from '@/wire/enums/vehicle'
import { buildTarget, type Route } from '@/services/navigation/route'
import { messages } from './messages'
import { pictureOf } from './view'

const PAGE = 'pages/cars-appearance/index'

/** What is looked at. */
export interface Shown {
  model: ModelDetail
  paint: VehicleOption
  view: CarView
}

/** The page that shows the same to a friend. */
export const routeOf = ({ model, paint, view }: Shown): Route => ({
  path: PAGE,
  params: { modelId: model.id, paint: paint.code, view },
})

/** The card for a chat: the car in its paint, and a link that opens on it. */
export const shareOfCar = (shown: Shown | undefined): { title: string; path: string; imageUrl?: string } => {
  if (shown === undefined) return { title: messages.title, path: `/${PAGE}` }
  const { model, paint, view } = shown
  return {
    title: messages.shareTitle(model.modelName, paint.displayName),
    path: buildTarget(routeOf(shown)),
    imageUrl: pictureOf(model, paint.attributeNo, view),
  }
}
