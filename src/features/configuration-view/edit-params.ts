import type { RouteParams } from '@/services/navigation/route-params'
import type { CarSource } from './source'

/** What the configurator opens to change the car on the page. */
export const editParams = (source: CarSource, modelId: string): RouteParams<'pages/customization-car/index'> => {
  switch (source.kind) {
    case 'draft':
      return { modelId }
    case 'saved':
      return { saved: source.id }
    case 'shared':
      return { share: source.shareCode }
    default:
      return source satisfies never
  }
}
