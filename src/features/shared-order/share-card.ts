import type { SharedOrder } from '@/wire/schemas/order-share'
import { BRAND } from '@/domain/brand'
import { buildTarget } from '@/services/navigation/route'
import { messages } from './messages'

/** The card that passes a shared order on, by the same link; one that shows nothing leads to the cars. */
export const shareCardOf = (
  order: SharedOrder | undefined,
  token: string,
): { title: string; path: string; imageUrl?: string } => {
  if (order === undefined) return { title: BRAND.name, path: '/pages/order/index' }
  const path = buildTarget({ path: 'pages/real-order-detail-share/index', params: { token } })
  return { title: messages.card(order.modelName), path, imageUrl: order.carPoster }
}
