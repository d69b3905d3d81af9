import type { PlaceSmallOrder } from '@/wire/schemas/order-calls'
import type { PlacedUnder } from '../placing/place-once'
import type { Offer } from './offer'
import type { SmallOrderChoice } from './use-choices'

/** What is ordered. */
export const orderBody = (
  { model, configured }: Offer,
  { cityCode, shop }: SmallOrderChoice,
): Omit<PlaceSmallOrder, keyof PlacedUnder> => ({
  modelId: model.id,
  cityCode,
  storeId: shop.id,
  ...(configured && { car: { pnoTwelve: configured.pnoTwelve, options: configured.options } }),
})
