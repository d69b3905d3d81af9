import type { Route } from '@/services/navigation/route'
import { configurePage } from '@/services/navigation/sale-pages'
import type { Car } from './cars'

/** Where the car is ordered: its own configuration, the one that was shared, or the configurator with its version. */
export const orderPageOf = ({ modelId, pnoTwelve, isConfigured, share }: Car): Route => {
  const { path, params } = configurePage(modelId)
  if (isConfigured) return { path, params }
  return { path, params: share === undefined ? { ...params, pnoTwelve } : { share } }
}
