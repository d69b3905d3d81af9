import { ErrorCode } from '@/wire/errors'
import { Refusal } from '../../../http/errors'
import { checkPrice } from './sale-offer'

/** What a shopper has seen before placing an order. */
interface Seen {
  /** Undefined where they told none. */
  expectedFen: number | undefined
  couponIds: readonly string[] | undefined
}

/**
 * Checks that an order comes to what its shopper has seen, in fen, with the coupons that were chosen.
 *
 * @param usable - how many of them it takes.
 * @throws Refusal priceChanged, couponNotUsable where the shopper told no amount that the loss of one would change.
 */
export const checkCoupons = (fen: number, usable: number, { expectedFen, couponIds = [] }: Seen): void => {
  if (expectedFen !== undefined) checkPrice(fen, expectedFen)
  else if (usable < couponIds.length) throw new Refusal(ErrorCode.couponNotUsable)
}
