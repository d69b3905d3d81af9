/** `name` of the error that checkSameId throws. */
export const UNEXPECTED_DATA_ERROR = 'UnexpectedDataError'

/**
 * Passes a reply on if it speaks of the order that was asked for (docs/rules/order-status.md).
 *
 * @throws Error "Unexpected data", named UnexpectedDataError, if the ids differ.
 */
export const checkSameId = <Reply extends { id: string }>(requestedId: string, reply: Reply): Reply => {
  if (reply.id === requestedId) return reply
  throw Object.assign(new Error('Unexpected data'), { name: UNEXPECTED_DATA_ERROR })
}
