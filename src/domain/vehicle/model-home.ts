import type { MarketAllocationWire, ModelHomeItemWire, ModelHomeWire } from '@/wire/schemas/vehicle'

/** One deposit on sale inside the app: the same with its price in integer fen. */
export interface MarketAllocation extends Omit<MarketAllocationWire, 'marketPrice'> {
  marketPriceFen: number
}

/** One model inside the app: allocations with prices in fen. */
export interface ModelHomeItem extends Omit<ModelHomeItemWire, 'marketAllocationVos'> {
  marketAllocationVos: MarketAllocation[]
}

/** The model home data inside the app. */
export interface ModelHome extends Omit<ModelHomeWire, 'modelList'> {
  modelList: ModelHomeItem[]
}
