import type { SmallOrderWish } from '@/wire/schemas/order-calls'
import type { ChosenShop } from '@/widgets/places/chosen-places'
import type { PlacedUnder } from '../placing/place-once'
import type { Offer } from './offer'

/** What the server is asked the price of: the deposit, and all that takes something off it. */
export const wishOf = ({ model }: Offer, shop: ChosenShop | undefined): Omit<SmallOrderWish, keyof PlacedUnder> => ({
  modelId: model.id,
  ...(shop && { storeId: shop.id }),
})
