import type { MarketAllocation } from '@/domain/vehicle/model-home'
import { MarketAllocationType } from '@/wire/enums/vehicle'
import type { Route } from '@/services/navigation/route'
import { KNOWN_PAGES } from './known-pages'

/** Where each deposit is ordered (docs/rules/client.md). */
const SALE_PAGES = {
  [MarketAllocationType.small]: 'pages/miniorder/order',
  [MarketAllocationType.big]: 'pages/order/order',
} as const satisfies Record<MarketAllocationType, string>

/** The page that sells a deposit of a model. */
export const salePage = (modelId: string, allocation: MarketAllocation): Route => ({
  path: SALE_PAGES[allocation.marketAllocationType],
  params: { modelId, marketPostId: allocation.marketPostId },
})

/** The page that configures a model: it goes on with the draft of it. */
export const configurePage = (modelId: string): Route => ({
  path: 'pages/customization-car/index',
  params: { modelId },
})

/** Whether a page exists in this release; the way to one that does not is not shown. */
export const hasPage = ({ path }: Pick<Route, 'path'>): boolean => KNOWN_PAGES.includes(path)
