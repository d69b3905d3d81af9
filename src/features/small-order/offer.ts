import type { Agreement } from '@/wire/schemas/agreement'
import type { MarketAllocation, ModelHomeItem } from '@/domain/vehicle/model-home'
import { AgreementId } from '@/wire/enums/agreement'
import { MarketAllocationType } from '@/wire/enums/vehicle'
import { depositSaleState } from '@/domain/order/deposit-sale'
import { fetchAgreement } from '@/services/api/agreement'
import { fetchModelHome } from '@/services/api/home'
import { fetchModel } from '@/services/api/vehicle'
import { serverNow } from '@/services/server-clock'

/** What the shopper is offered, and the agreements that come with it. */
export interface Offer {
  model: ModelHomeItem
  allocation: MarketAllocation
  carPicture: string
  agreements: readonly Agreement[]
}

/** The documents a small deposit is placed under (specification section 3). */
const AGREEMENTS = [AgreementId.purchaseIntentLetter, AgreementId.privacyPolicy] as const

const isSmall = ({ marketAllocationType }: MarketAllocation): boolean =>
  marketAllocationType === MarketAllocationType.small

/** The small deposit of a model: the one a link names, else the one that is switched on. */
export const findAllocation = (
  model: ModelHomeItem,
  marketPostId: string | undefined,
): MarketAllocation | undefined => {
  const small = model.marketAllocationVos.filter(isSmall)
  return (
    small.find((one) => one.marketPostId === marketPostId) ?? small.find(({ marketSwitchFlag }) => marketSwitchFlag)
  )
}

/** Whether a model's deposit may be placed at this instant, by the rules that draw the deposit button. */
export function isOnSale(model: ModelHomeItem, allocation: MarketAllocation, nowMs: number): boolean {
  const sale = depositSaleState(model.marketAllocationVos, nowMs)
  return sale.kind === 'open' && sale.allocation === allocation
}

/** Reads the offer; null when the model, or its small deposit, is not on sale now. Throws as `call`. */
export async function fetchOffer(modelId: string, marketPostId: string | undefined): Promise<Offer | null> {
  const [home, detail, ...agreements] = await Promise.all([
    fetchModelHome(),
    fetchModel(modelId),
    ...AGREEMENTS.map((id) => fetchAgreement(id)),
  ])
  const model = home.modelList.find(({ id }) => id === modelId)
  const allocation = model && findAllocation(model, marketPostId)
  if (!model || !allocation || !isOnSale(model, allocation, serverNow())) return null
  return { model, allocation, carPicture: detail.carPoster, agreements }
}
