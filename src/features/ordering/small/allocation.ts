import type { MarketAllocation, ModelHomeItem } from '@/domain/vehicle/model-home'
import { MarketAllocationType } from '@/wire/enums/vehicle'
import { depositSaleState } from '@/domain/order/deposit-sale'

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
export const isOnSale = (model: ModelHomeItem, allocation: MarketAllocation, nowMs: number): boolean => {
  const sale = depositSaleState(model.marketAllocationVos, nowMs)
  return sale.kind === 'open' && sale.allocation === allocation
}
