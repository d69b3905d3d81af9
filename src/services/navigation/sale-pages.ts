import { depositSaleState } from '@/domain/order/deposit-sale'
import type { MarketAllocation, ModelHomeItem } from '@/domain/vehicle/model-home'
import { MarketAllocationType } from '@/wire/enums/vehicle'
import type { Route } from '@/services/navigation/route'

/** Where each deposit is ordered (docs/rules/deposit-sale.md). */
const SALE_PAGES = {
  [MarketAllocationType.small]: 'pages/miniorder/order',
  [MarketAllocationType.big]: 'pages/order/order',
} as const satisfies Record<MarketAllocationType, string>

/** The page on which a deposit of a model is ordered. */
export const orderPage = (modelId: string, { marketAllocationType, marketPostId }: MarketAllocation): Route => ({
  path: SALE_PAGES[marketAllocationType],
  params: { modelId, marketPostId },
})

/** The page that sells a deposit of a model: a hot opening has its line first (docs/rules/sale-line.md). */
export const salePage = (modelId: string, allocation: MarketAllocation): Route => {
  const page = orderPage(modelId, allocation)
  return allocation.marketHasLine ? { ...page, path: 'pages/mall/order/line' } : page
}

/** The page that sells the deposit which is on sale of a model now; null while none is. */
export const openSalePage = ({ id, marketAllocationVos }: ModelHomeItem, nowMs: number): Route | null => {
  const sale = depositSaleState(marketAllocationVos, nowMs)
  return sale.kind === 'open' ? salePage(id, sale.allocation) : null
}

/** The page that configures a model: it goes on with the draft of it. */
export const configurePage = (modelId: string): Route => ({
  path: 'pages/customization-car/index',
  params: { modelId },
})
