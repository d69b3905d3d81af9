import type { OrderDetail } from '@/wire/schemas/order'
import { BRAND } from '@/domain/brand'
import { buildTarget } from '@/services/navigation/route'
import { messages } from '../messages'
import type { OrderSharing } from './use-order-share'

/** A card for a chat. */
interface ShareCard {
  title: string
  path: string
  imageUrl?: string
}

/** The card of an order by its link; until the shopper has asked for one, the order stays private: it shows the car. */
export const shareCardOf = (order: OrderDetail | undefined, { route }: Pick<OrderSharing, 'route'>): ShareCard => {
  if (order === undefined) return { title: BRAND.name, path: '/pages/order/index' }
  const { modelId, modelName, carPoster } = order
  return {
    title: route === undefined ? modelName : messages.sharing.card(modelName),
    path: buildTarget(route ?? { path: 'pages/order/index', params: { model: modelId } }),
    imageUrl: carPoster,
  }
}
