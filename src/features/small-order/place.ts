import { placeSmallOrder } from '@/services/api/order'
import { withIdempotencyKey } from '@/services/idempotency/with-idempotency-key'
import type { ChosenShop } from '@/widgets/places/chosen-places'
import { outcomeOfFailure, type PlacingOutcome } from '@/widgets/placing/outcome'
import type { Offer } from './offer'

interface Choice {
  cityCode: string
  shop: ChosenShop
}

/**
 * Places the order once. The key belongs to the deposit, not to the choices: after a lost reply, another shop must not
 * make a second order.
 */
export const place = async (
  { model, allocation, agreements }: Offer,
  { cityCode, shop }: Choice,
): Promise<PlacingOutcome> => {
  try {
    const order = await withIdempotencyKey(`place:${allocation.marketPostId}`, (idempotencyKey) =>
      placeSmallOrder(
        {
          modelId: model.id,
          marketPostId: allocation.marketPostId,
          expectedAmountFen: allocation.marketPriceFen,
          cityCode,
          storeId: shop.id,
          agreements: agreements.map(({ id, version }) => ({ id, version })),
        },
        { idempotencyKey },
      ),
    )
    return { kind: 'placed', order }
  } catch (error) {
    return outcomeOfFailure(error)
  }
}
