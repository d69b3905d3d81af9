/** `name` of the error that these checks throw. */
export const UNEXPECTED_DATA_ERROR = 'UnexpectedDataError'

const checkEqual = (requestedId: string, repliedId: string): void => {
  if (repliedId === requestedId) return
  throw Object.assign(new Error('Unexpected data'), { name: UNEXPECTED_DATA_ERROR })
}

/**
 * Passes a reply on if it speaks of the order that was asked for (docs/rules/order-status.md).
 *
 * @throws Error "Unexpected data", named UnexpectedDataError, if the ids differ; so do the other checks.
 */
export const checkSameId = <Reply extends { id: string }>(requestedId: string, reply: Reply): Reply => {
  checkEqual(requestedId, reply.id)
  return reply
}

/** As `checkSameId`, for what belongs to an order without being one: its balance, its application for finance. */
export const checkSameOrder = <Reply extends { orderId: string }>(orderId: string, reply: Reply): Reply => {
  checkEqual(orderId, reply.orderId)
  return reply
}

/** As `checkSameId`, for one payment. */
export const checkSamePayment = <Reply extends { attempt: { payNo: string } }>(payNo: string, reply: Reply): Reply => {
  checkEqual(payNo, reply.attempt.payNo)
  return reply
}

/** As `checkSameId`, for a payment that was opened for an order. */
export const checkPaymentOf = <Reply extends { attempt: { orderId: string } }>(
  orderId: string,
  reply: Reply,
): Reply => {
  checkSameOrder(orderId, reply.attempt)
  return reply
}
