import type { MarketAllocation } from '@/domain/vehicle/model-home'
import { MarketAllocationType } from '@/wire/enums/vehicle'
import type { InternalRoute } from '@/services/navigation/internal-route'
import { KNOWN_ROUTES } from './known-routes'

/** Where each deposit is ordered (specification section 2). */
const SALE_PAGES = {
  [MarketAllocationType.small]: 'pages/miniorder/order',
  [MarketAllocationType.big]: 'pages/order/order',
} as const satisfies Record<MarketAllocationType, string>

/** The page that sells a deposit of a model. */
export const salePage = (modelId: string, allocation: MarketAllocation): InternalRoute => ({
  path: SALE_PAGES[allocation.marketAllocationType],
  params: { modelId, marketPostId: allocation.marketPostId },
})

/** The page that configures a model: it goes on with the draft of it. */
export const configurePage = (modelId: string): InternalRoute => ({
  path: 'pages/customization-car/index',
  params: { modelId },
})

/** Whether a page exists in this release; the way to one that does not is not shown. */
export const hasPage = ({ path }: Pick<InternalRoute, 'path'>): boolean => KNOWN_ROUTES.includes(path)
