import type { ConfigurationSnapshot } from '@/wire/schemas/configuration'
import { fetchOrder } from '@/services/api/order'

/** The car of an order as a configuration; what its parts cost is not told with an order. Throws as `call`: orderNotFound. */
export const orderCar = async (orderId: string): Promise<ConfigurationSnapshot> => {
  const { versionInfo, attributeInfoList, ...order } = await fetchOrder(orderId)
  return {
    modelId: order.modelId,
    modelName: order.modelName,
    pnoTwelve: versionInfo?.pnoTwelve ?? '',
    versionName: versionInfo?.displayName ?? '',
    versionPriceFen: versionInfo?.price ?? 0,
    options: attributeInfoList.map(({ attributeNo }) => attributeNo),
    parts: attributeInfoList.map(({ attributeNo, displayName }) => ({ attributeNo, displayName, priceFen: 0 })),
    totalFen: order.modelTotalPrice,
  }
}
