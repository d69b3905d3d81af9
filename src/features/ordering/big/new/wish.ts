import type { OrderListItem } from '@/wire/schemas/order'
import type { BigOrderWish } from '@/wire/schemas/order-calls'
import type { PlacedUnder } from '../../placing/place-once'
import type { FormValues } from '../form/form-values'
import type { BigOffer } from './offer'

/** What the server is asked the price of: the car, and all that takes something off it. */
export const wishOf = (
  { car: { snapshot } }: BigOffer,
  { shop }: FormValues,
  smallOrder: OrderListItem | undefined,
): Omit<BigOrderWish, keyof PlacedUnder> => ({
  modelId: snapshot.modelId,
  pnoTwelve: snapshot.pnoTwelve,
  attributeNos: snapshot.options,
  ...(shop && { storeId: shop.id }),
  ...(smallOrder && { linkSmallOrderId: smallOrder.id }),
})
