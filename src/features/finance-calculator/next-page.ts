import type { Route } from '@/services/navigation/route'
import { ENTRY_PAGE } from '@/page-table/facts'
import { configurePage, hasPage } from '@/services/navigation/sale-pages'
import type { Car } from './cars'

/** Where the car is ordered: its own configuration, or the configurator with its version; "Buy car" sells every model. */
export const orderPageOf = ({ modelId, pnoTwelve, isConfigured }: Car): Route => {
  const { path, params } = configurePage(modelId)
  const configurator = { path, params: isConfigured ? params : { ...params, pnoTwelve } }
  return hasPage(configurator) ? configurator : { path: ENTRY_PAGE, params: { model: modelId } }
}
