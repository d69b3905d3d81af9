import type { OrderDetail } from '@/contract/entities/order'
import { ErrorCode, type PriceChangedData } from '@/contract/errors'
import { ApiError, isRefusal, isTransient } from '@/services/request/errors'
import { failureText } from '@/services/request/failure-text'

/** What became of the wish to place an order; each has its own next step. */
export type PlacingOutcome =
  | { kind: 'placed'; order: OrderDetail }
  /** The shopper must see old and new before going on. */
  | ({ kind: 'priceChanged' } & PriceChangedData)
  /** Sold out, closed, or not open yet. */
  | { kind: 'notOnSale'; text: string }
  | { kind: 'agreementOutdated' }
  | { kind: 'storeGone' }
  /** An earlier try, whose reply was lost, has placed the order with other choices. */
  | { kind: 'placedBefore' }
  /** The session ended: the page's guard leads to the login and back. */
  | { kind: 'loggedOut' }
  /** Nobody knows whether the order was placed; the same try is safe. */
  | { kind: 'unknown'; text: string }
  | { kind: 'refused'; text: string }

const isPriceChange = (data: unknown): data is PriceChangedData =>
  typeof data === 'object' && data !== null && 'oldAmountFen' in data && 'newAmountFen' in data

/** Reads what the server, or the network, said against placing the order. */
export function outcomeOfFailure(error: unknown): Exclude<PlacingOutcome, { kind: 'placed' }> {
  const text = failureText(error)
  if (isRefusal(error, ErrorCode.priceChanged) && isPriceChange(error.data)) {
    const { oldAmountFen, newAmountFen } = error.data
    return { kind: 'priceChanged', oldAmountFen, newAmountFen }
  }
  if (isRefusal(error, ErrorCode.soldOut, ErrorCode.saleClosed, ErrorCode.saleNotOpen, ErrorCode.modelNotFound)) {
    return { kind: 'notOnSale', text }
  }
  if (isRefusal(error, ErrorCode.agreementOutdated)) return { kind: 'agreementOutdated' }
  if (isRefusal(error, ErrorCode.storeNotFound)) return { kind: 'storeGone' }
  if (isRefusal(error, ErrorCode.idempotencyKeyReused)) return { kind: 'placedBefore' }
  if (error instanceof ApiError && error.kind === 'auth') return { kind: 'loggedOut' }
  return isTransient(error) ? { kind: 'unknown', text } : { kind: 'refused', text }
}
