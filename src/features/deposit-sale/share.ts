import { BRAND } from '@/domain/brand'
import { messages } from './messages'
import type { BuyCarView } from './buy-car-view'

/** What a friend gets: the chosen model's name and picture, and a link that opens on it. */
export const shareOf = (view: BuyCarView): { title: string; path: string; imageUrl?: string } => {
  if (view.kind !== 'ready') return { title: BRAND.name, path: '/pages/order/index' }
  const { id, modelName, slogan, purchaseCarPoster } = view.model
  return {
    title: messages.shareTitle(modelName, slogan),
    path: `/pages/order/index?model=${encodeURIComponent(id)}`,
    imageUrl: purchaseCarPoster,
  }
}
