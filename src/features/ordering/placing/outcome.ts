import type { OrderDetail } from '@/wire/schemas/order'
import { ErrorCode, type InvalidFieldData, type PriceChangedData } from '@/wire/errors'
import { isDefinite, isLoggedOut, isRefusal } from '@/services/request/errors'
import { failureText } from '@/services/request/failure-text'
import { priceChangeOf } from '@/services/request/price-change'
import { isRecord } from '@/services/storage/is-record'

/** How placing an order ended; each has its own next step. */
export type PlacingOutcome =
  | { kind: 'placed'; order: OrderDetail }
  /** The shopper must see old and new before going on. */
  | ({ kind: 'priceChanged' } & PriceChangedData)
  /** Sold out, closed, not open yet, or no longer offered. */
  | { kind: 'notOnSale'; text: string }
  /** There is a line, and it is not the shopper's turn, or no longer. */
  | { kind: 'turnNeeded'; text: string }
  | { kind: 'agreementOutdated' }
  | { kind: 'shopGone' }
  /** The small order that was to be deducted is not there any more, or not free. */
  | { kind: 'linkLost' }
  /** An earlier try, whose reply was lost, has placed the order with other choices. */
  | { kind: 'placedBefore' }
  /** The session ended: the page's guard leads to the login and back. */
  | { kind: 'loggedOut' }
  /** Nobody knows whether the order was placed; the same try is safe. */
  | { kind: 'unknown' }
  /** `field` is the one that the server does not accept, where it is about one. */
  | { kind: 'refused'; text: string; field?: string }

/** Nothing to buy: what was asked for is not there now. */
const NOT_ON_SALE = [
  ErrorCode.soldOut,
  ErrorCode.saleClosed,
  ErrorCode.saleNotOpen,
  ErrorCode.modelNotFound,
  ErrorCode.versionNotFound,
  ErrorCode.noLongerOffered,
] as const

const isFieldFault = (data: unknown): data is InvalidFieldData => isRecord(data) && 'field' in data

const refused = (error: unknown, text: string): PlacingOutcome & { kind: 'refused' } =>
  isRefusal(error, ErrorCode.invalidField, ErrorCode.buyerNameUnprintable) && isFieldFault(error.data)
    ? { kind: 'refused', text, field: error.data.field }
    : { kind: 'refused', text }

/** Reads what the server, or the network, said against placing the order. */
export const outcomeOfFailure = (error: unknown): Exclude<PlacingOutcome, { kind: 'placed' }> => {
  const text = failureText(error)
  const priceChange = priceChangeOf(error)
  if (priceChange) return { kind: 'priceChanged', ...priceChange }
  if (isRefusal(error, ...NOT_ON_SALE)) return { kind: 'notOnSale', text }
  if (isRefusal(error, ErrorCode.turnNeeded)) return { kind: 'turnNeeded', text }
  if (isRefusal(error, ErrorCode.agreementOutdated)) return { kind: 'agreementOutdated' }
  if (isRefusal(error, ErrorCode.shopNotFound)) return { kind: 'shopGone' }
  if (isRefusal(error, ErrorCode.orderStateChanged, ErrorCode.orderNotFound)) return { kind: 'linkLost' }
  if (isRefusal(error, ErrorCode.idempotencyKeyReused)) return { kind: 'placedBefore' }
  if (isLoggedOut(error)) return { kind: 'loggedOut' }
  return isDefinite(error) ? refused(error, text) : { kind: 'unknown' }
}
