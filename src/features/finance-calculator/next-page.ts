import type { Route } from '@/services/navigation/route'
import { configurePage } from '@/services/navigation/sale-pages'
import type { Car } from './cars'

/** Where the car is ordered: its own configuration, or the configurator with its version. */
export const orderPageOf = ({ modelId, pnoTwelve, isConfigured }: Car): Route => {
  const { path, params } = configurePage(modelId)
  return { path, params: isConfigured ? params : { ...params, pnoTwelve } }
}
