import type { MarketAllocation, ModelHome, ModelHomeItem } from '@/domain/vehicle/model-home'

/** A small deposit on sale from 10:00 to 11:00 Shanghai time. */
export const makeAllocation = (changes: Partial<MarketAllocation> = {}): MarketAllocation => ({
  marketAllocationType: 1,
  marketPostId: 'post-1',
  marketStartTime: '2026-11-20 10:00:00',
  marketEndTime: '2026-11-20 11:00:00',
  marketSwitchFlag: true,
  marketPriceFen: 100_000,
  marketPicture: '',
  marketRights: [],
  collectRights: [],
  marketHasLine: false,
  ...changes,
})

export const makeModel = (id: string, marketAllocationVos: MarketAllocation[]): ModelHomeItem => ({
  id,
  modelName: id,
  modelSellName: id,
  name: id,
  isDefault: false,
  purchaseCarPoster: '',
  tabletPoster: null,
  widePoster: null,
  slogan: '',
  facts: [],
  priceFromFen: 0,
  monthlyFromFen: 0,
  marketAllocationVos,
})

/** The home data of one model with these allocations. */
export const makeHome = (...allocations: MarketAllocation[]): ModelHome => ({
  modelList: [makeModel('vela-7', allocations)],
  pointBannerVO: null,
})
