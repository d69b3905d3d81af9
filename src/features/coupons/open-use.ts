import type { Coupon } from '@/wire/schemas/coupon'
import { OrderType } from '@/wire/enums/order'
import { open } from '@/services/navigation/open'

/** Leads to the order that a coupon can be used on; one for several models, to the models. */
export const openOrderFor = ({ orderType, modelIds }: Coupon): Promise<unknown> => {
  const [modelId, another] = modelIds
  if (modelId === undefined || another !== undefined) return open('pages/order/index')
  return orderType === OrderType.small
    ? open('pages/miniorder/order', { modelId })
    : open('pages/order/order', { modelId })
}
