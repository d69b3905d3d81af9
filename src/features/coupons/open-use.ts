import type { Coupon } from '@/wire/schemas/coupon'
import { OrderType } from '@/wire/enums/order'
import { depositSaleState } from '@/domain/order/deposit-sale'
import { findModelHome } from '@/services/api/model-home'
import { open, openRoute } from '@/services/navigation/open'
import { salePage } from '@/services/navigation/sale-pages'
import { serverNow } from '@/services/server-clock'

/**
 * Leads to the order that a coupon can be used on, through the line of a hot opening; one for several models, to the models. What
 * is not on sale now, the page of the order tells.
 */
export const openOrderFor = async ({ orderType, modelIds }: Coupon): Promise<unknown> => {
  const [modelId, another] = modelIds
  if (modelId === undefined || another !== undefined) return open('pages/order/index')
  const model = await findModelHome(modelId)
  const sale = depositSaleState(model?.marketAllocationVos ?? [], serverNow())
  if (sale.kind === 'open' && sale.allocation.marketAllocationType === orderType) {
    return openRoute(salePage(modelId, sale.allocation))
  }
  return orderType === OrderType.small
    ? open('pages/miniorder/order', { modelId })
    : open('pages/order/order', { modelId })
}
