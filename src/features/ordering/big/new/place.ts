import type { OrderListItem } from '@/wire/schemas/order'
import type { BigOrderQuote } from '@/wire/schemas/order-quote'
import type { PurchasePlaces } from '@/wire/schemas/order-calls'
import { placeBigOrder } from '@/services/api/order'
import { withIdempotencyKey } from '@/services/idempotency/with-idempotency-key'
import { chosenIds } from '../../coupons/ticks'
import { outcomeOfFailure, type PlacingOutcome } from '../../placing/outcome'
import { ownerOf, type FormValues } from '../form/form-values'
import type { BigOffer } from './offer'

/** An order as it is about to be placed. */
export interface Wish {
  offer: BigOffer
  values: FormValues
  places: PurchasePlaces
  /** The small order that is deducted. */
  smallOrder: OrderListItem | undefined
  /** What the shopper saw that it comes to; undefined while that is not known. */
  quote: BigOrderQuote | undefined
}

/** Places the order once. As with a small deposit the key belongs to the deposit, not to what was entered. */
export const place = async ({ offer, values, places, smallOrder, quote }: Wish): Promise<PlacingOutcome> => {
  const { allocation, car, agreements } = offer
  const { modelId, pnoTwelve, options, totalFen } = car.snapshot
  try {
    const order = await withIdempotencyKey(`place:${allocation.marketPostId}`, (idempotencyKey) =>
      placeBigOrder(
        {
          modelId,
          marketPostId: allocation.marketPostId,
          expectedAmountFen: allocation.marketPriceFen,
          ...(smallOrder && { linkSmallOrderId: smallOrder.id }),
          purchaseSchemeType: values.plan,
          places,
          owner: ownerOf(values),
          car: { pnoTwelve, attributeNos: options, expectedTotalFen: totalFen },
          ...(quote && { couponIds: chosenIds(quote.coupons), expectedSaleTotalFen: quote.saleTotalPrice }),
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
