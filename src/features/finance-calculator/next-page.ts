import type { InternalRoute } from '@/domain/internal-route'
import { hasPage } from '@/services/navigation/known-routes'
import { ENTRY_PAGE } from '@/routes'
import type { Car } from './cars'

/** Where the car is ordered: its own configuration, or the configurator with its version; "Buy car" sells every model. */
export function orderPageOf({ modelId, pnoTwelve, isConfigured }: Car): InternalRoute {
  const configurator = { path: 'pages/customization-car/index', params: isConfigured ? { modelId } : { modelId, pnoTwelve } }
  return hasPage(configurator.path) ? configurator : { path: ENTRY_PAGE, params: { model: modelId } }
}
