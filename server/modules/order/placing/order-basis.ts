import type { OrderType } from '@/wire/enums/order'
import { currentAgreements } from './agreement-check'
import { NEXT_SERIAL } from './order-number'
import { heldPlacer } from './placing-limits'
import { offersOf } from './sale-offer'

/** What an order of either kind is placed by, and its shopper, who is held from then on. */
export const basisOf = (orderType: OrderType, userId: string, modelId: string) => ({
  placer: heldPlacer(userId),
  offers: offersOf(modelId),
  agreements: currentAgreements(orderType),
  serial: NEXT_SERIAL,
})
