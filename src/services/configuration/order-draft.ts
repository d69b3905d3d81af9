import type { ConfigurationSnapshot } from '@/wire/schemas/configuration'
import type { OrderDetail } from '@/wire/schemas/order'
import { orderedChoice } from '@/domain/order/ordered-car'
import { fetchOrder } from '../api/order'
import { draftOfOrder } from './draft'

/** The car of an order as a configuration; what its parts cost is not told with an order. */
const configurationOf = (order: OrderDetail): ConfigurationSnapshot => ({
  ...orderedChoice(order),
  modelId: order.modelId,
  modelName: order.modelName,
  versionName: order.versionInfo?.displayName ?? '',
  versionPriceFen: order.versionInfo?.price ?? 0,
  parts: order.attributeInfoList.map(({ attributeNo, displayName }) => ({ attributeNo, displayName, priceFen: 0 })),
  totalFen: order.modelTotalPrice,
})

/**
 * The car that its shopper configured for an order, else the one that was ordered; the server refuses it to anyone else.
 *
 * @throws ApiError as `call`: orderNotFound; of kind auth for a visitor, and for whose login has ended.
 */
export const orderDraft = async (orderId: string): Promise<ConfigurationSnapshot> =>
  draftOfOrder(orderId) ?? configurationOf(await fetchOrder(orderId))
