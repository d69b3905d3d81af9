import type { Agreement } from '@/wire/schemas/agreement'
import type { MarketAllocation, ModelHomeItem } from '@/domain/vehicle/model-home'
import type { ConfigurationSnapshot } from '@/wire/schemas/configuration'
import { OrderType } from '@/wire/enums/order'
import { CarView } from '@/wire/enums/vehicle'
import { stillOf } from '@/domain/configuration/stills'
import { agreementIds, ORDER_AGREEMENTS } from '@/domain/needed-agreements'
import { fetchAgreement } from '@/services/api/agreement'
import { fetchModelHome } from '@/services/api/home'
import { fetchModel } from '@/services/api/vehicle'
import { configuredDraft } from '@/services/configuration/draft'
import { serverNow } from '@/services/server-clock'
import { findAllocation, isOnSale } from './allocation'

/** What the shopper is offered, and the agreements that come with it. */
export interface Offer {
  model: ModelHomeItem
  allocation: MarketAllocation
  /** The car of this model that the shopper has configured; what is reserved binds nobody to it. */
  configured: ConfigurationSnapshot | undefined
  carPicture: string
  agreements: readonly Agreement[]
}

/** Reads the offer; null when the model, or its small deposit, is not on sale now. Throws as `call`. */
export const fetchOffer = async (modelId: string, marketPostId: string | undefined): Promise<Offer | null> => {
  const [home, detail, ...agreements] = await Promise.all([
    fetchModelHome(),
    fetchModel(modelId),
    ...agreementIds(ORDER_AGREEMENTS[OrderType.small]).map((id) => fetchAgreement(id)),
  ])
  const model = home.modelList.find(({ id }) => id === modelId)
  const allocation = model && findAllocation(model, marketPostId)
  if (!model || !allocation || !isOnSale(model, allocation, serverNow())) return null
  const configured = configuredDraft(modelId)
  const still = stillOf(detail.stills, configured?.options ?? [], CarView.front34)
  return { model, allocation, configured, carPicture: still?.picture ?? detail.carPoster, agreements }
}
