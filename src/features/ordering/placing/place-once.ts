import type { Agreement, SeenAgreement } from '@/wire/schemas/agreement'
import type { OrderDetail } from '@/wire/schemas/order'
import type { PlaceBigOrder, PlaceSmallOrder } from '@/wire/schemas/order-calls'
import type { MarketAllocation } from '@/domain/vehicle/model-home'
import { placingIntent } from '@/services/idempotency/kept-keys'
import { withIdempotencyKey } from '@/services/idempotency/with-idempotency-key'
import { freshenUser } from '@/services/session/profile'
import { session } from '@/services/session/session'
import { loggedInOf } from '@/services/session/state'
import { outcomeOfFailure, type PlacingOutcome } from './outcome'

/** Agreements in the versions that were shown. */
export const seenOf = (agreements: readonly Agreement[]): SeenAgreement[] =>
  agreements.map(({ id, version }) => ({ id, version }))

/** What every order is offered under: a deposit, and agreements. */
export interface PlacingOffer {
  allocation: MarketAllocation
  agreements: readonly Agreement[]
}

/** What every order says of its offer, as the shopper saw it. */
export type PlacedUnder = Pick<
  PlaceSmallOrder & PlaceBigOrder,
  'marketPostId' | 'expectedAmountFen' | 'agreements' | 'couponIds'
>

/**
 * Places an order once. The key belongs to the deposit, not to what was chosen: after a lost reply, another shop must not
 * make a second order.
 */
export const placeOnce = async (
  { allocation: { marketPostId, marketPriceFen }, agreements }: PlacingOffer,
  place: (under: PlacedUnder, options: { idempotencyKey: string }) => Promise<OrderDetail>,
): Promise<PlacingOutcome> => {
  const under = {
    marketPostId,
    expectedAmountFen: marketPriceFen,
    agreements: seenOf(agreements),
  }
  try {
    const order = await withIdempotencyKey(placingIntent(marketPostId), (idempotencyKey) =>
      place(under, { idempotencyKey }),
    )
    // It keeps an account that was to be deleted.
    if (loggedInOf(session.getState())?.user.deleteTime) freshenUser()
    return { kind: 'placed', order }
  } catch (error) {
    return outcomeOfFailure(error)
  }
}
