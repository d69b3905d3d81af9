import type { ModelDetail } from '@/wire/schemas/vehicle'
import type { MarketAllocation, ModelHome } from '@/domain/vehicle/model-home'
import { MarketAllocationType } from '@/wire/enums/vehicle'
import { depositSaleState } from '@/domain/order/deposit-sale'
import type { Unavailable } from '../car/unavailable'

/** Why there is nothing to order now. */
export type NoOffer =
  /** No car was named, and none is being configured. */
  | { kind: 'noCar' }
  /** The big deposit opens later, or never again; meanwhile the small one may be on sale. */
  | { kind: 'notOnSale'; modelId: string; modelName: string; opensAtMs: number | null; small: MarketAllocation | null }
  | Unavailable

const isBig = ({ marketAllocationType }: MarketAllocation): boolean => marketAllocationType === MarketAllocationType.big

/** The big deposit of a model while it is on sale; else why not, by the rules that draw the deposit button. */
export const bigDepositOf = (
  home: ModelHome,
  { id, modelName }: ModelDetail,
  nowMs: number,
): MarketAllocation | NoOffer => {
  const allocations = home.modelList.find((one) => one.id === id)?.marketAllocationVos ?? []
  const sale = depositSaleState(allocations, nowMs)
  if (sale.kind === 'open' && isBig(sale.allocation)) return sale.allocation
  const alone = depositSaleState(allocations.filter(isBig), nowMs)
  return {
    kind: 'notOnSale',
    modelId: id,
    modelName,
    opensAtMs: alone.kind === 'notStarted' ? alone.opensAtMs : null,
    small: sale.kind === 'open' ? sale.allocation : null,
  }
}
