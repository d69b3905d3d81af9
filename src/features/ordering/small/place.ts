import { placeSmallOrder } from '@/services/api/order'
import { withIdempotencyKey } from '@/services/idempotency/with-idempotency-key'
import type { SmallOrderQuote } from '@/wire/schemas/order-quote'
import type { ChosenShop } from '@/widgets/places/chosen-places'
import { chosenIds } from '../coupons/ticks'
import { outcomeOfFailure, type PlacingOutcome } from '../placing/outcome'
import type { Offer } from './offer'

interface Choice {
  cityCode: string
  shop: ChosenShop
  /** What the shopper saw that it comes to; undefined while that is not known. */
  quote: SmallOrderQuote | undefined
}

/**
 * Places the order once. The key belongs to the deposit, not to the choices: after a lost reply, another shop must not
 * make a second order.
 */
export const place = async (
  { model, allocation, configured, agreements }: Offer,
  { cityCode, shop, quote }: Choice,
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
          ...(configured && { car: { pnoTwelve: configured.pnoTwelve, options: configured.options } }),
          ...(quote && { couponIds: chosenIds(quote.coupons), expectedPaymentFen: quote.paymentAmount }),
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
