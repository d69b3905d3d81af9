import type { InternalRoute } from '@/services/navigation/internal-route'
import { ENTRY_PAGE } from '@/routes'
import { configurePage, hasPage } from '@/services/navigation/sale-pages'
import type { Car } from './cars'

/** Where the car is ordered: its own configuration, or the configurator with its version; "Buy car" sells every model. */
export function orderPageOf({ modelId, pnoTwelve, isConfigured }: Car): InternalRoute {
  const { path, params } = configurePage(modelId)
  const configurator = { path, params: isConfigured ? params : { ...params, pnoTwelve } }
  return hasPage(configurator) ? configurator : { path: ENTRY_PAGE, params: { model: modelId } }
}
