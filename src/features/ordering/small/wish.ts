import type { SmallOrderWish } from '@/wire/schemas/order-calls'
import type { ChosenShop } from '@/widgets/places/chosen-places'
import type { Offer } from './offer'

/** What the server is asked the price of: the deposit, and all that takes something off it. */
export const wishOf = (
  { model, allocation }: Offer,
  shop: ChosenShop | undefined,
  couponIds: readonly string[] | undefined,
): SmallOrderWish => ({
  modelId: model.id,
  marketPostId: allocation.marketPostId,
  ...(shop && { storeId: shop.id }),
  ...(couponIds && { couponIds: [...couponIds] }),
})
