import { ErrorCode } from '@/wire/errors'
import { isRefusal } from '@/services/request/errors'
import { messages } from './messages'

/** Why a link shows nothing, in the words of the page. */
export type DeadEnd = typeof messages.ended | typeof messages.revoked | typeof messages.unknown

/** What another try would not change; undefined for all that it may. */
export const deadEndOf = (error: unknown): DeadEnd | undefined => {
  if (isRefusal(error, ErrorCode.orderShareEnded)) return messages.ended
  if (isRefusal(error, ErrorCode.orderShareRevoked)) return messages.revoked
  // A damaged link may not even look like one.
  return isRefusal(error, ErrorCode.orderShareNotFound, ErrorCode.invalidField) ? messages.unknown : undefined
}
