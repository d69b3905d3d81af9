import { OrderEventKind } from './order-event'

/** What shoppers do themselves, or what follows from it at once. */
const OWN_DEEDS = [
  OrderEventKind.placed,
  OrderEventKind.edited,
  OrderEventKind.cancelled,
  OrderEventKind.refundApplied,
  OrderEventKind.closedIntoBig,
  OrderEventKind.loanSubmitted,
  OrderEventKind.loanCancelled,
  OrderEventKind.fullPaymentChosen,
  OrderEventKind.payOffRequested,
  OrderEventKind.pickUpConfirmed,
]
  .map((kind) => `'${kind}'`)
  .join(', ')

/**
 * SQL: whether an event of an order is news to its owner ($1), who needs not be told what they did. A lock is, unless it was
 * theirs: the day comes when an order is locked by itself.
 */
export const isNews = (event: string): string =>
  `(${event}.kind NOT IN (${OWN_DEEDS})
    AND (${event}.kind <> '${OrderEventKind.locked}' OR ${event}.actor IS DISTINCT FROM 'account:' || $1::text))`
