import type { ConfigurationSnapshot } from '@/wire/schemas/configuration'
import type { MarketAllocation, ModelHomeItem } from '@/domain/vehicle/model-home'
import { fetchModelHome } from '@/services/api/home'

/** What opens. */
export interface Opening {
  model: ModelHomeItem
  allocation: MarketAllocation
}

/** What every state of the line shows: what opens, and the car that the shopper has configured for it. */
export interface OpeningProps extends Opening {
  car: ConfigurationSnapshot | undefined
}

/** Reads what opens; null when it is not on sale any more. Throws as `call`. */
export const fetchOpening = async (modelId: string, marketPostId: string): Promise<Opening | null> => {
  const { modelList } = await fetchModelHome()
  const model = modelList.find(({ id }) => id === modelId)
  const allocation = model?.marketAllocationVos.find((one) => one.marketPostId === marketPostId)
  return model && allocation ? { model, allocation } : null
}
