import type { ConfigurationSnapshot } from '@/wire/schemas/configuration'
import { MarketAllocationType } from '@/wire/enums/vehicle'
import type { MarketAllocation, ModelHomeItem } from '@/domain/vehicle/model-home'
import { fetchModelHome } from '@/services/api/home'
import { configuredDraft, draftOf } from '@/services/configuration/draft'

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

/** The car that is ordered when the turn comes: a reservation takes one in which something was chosen, a big order any. */
export const carFor = ({ model, allocation }: Opening): ConfigurationSnapshot | undefined =>
  allocation.marketAllocationType === MarketAllocationType.small ? configuredDraft(model.id) : draftOf(model.id)
