import { UNEXPECTED_DATA_ERROR } from '@/domain/same-id'
import { TransportError } from '@/platform/http/types'
import { serviceMessages } from '../messages'
import { ApiError, isTimeout } from './errors'

const isUnexpectedData = (error: unknown): boolean => error instanceof Error && error.name === UNEXPECTED_DATA_ERROR

/** Of what brought no reply. */
const lostText = (reason: string): string =>
  reason === 'timeout' ? serviceMessages.callTimedOut : serviceMessages.networkFailed

/**
 * What to tell the shopper of a failure: the server's own text for a refusal, ours for a lost call or file, and a
 * fixed one for a reply that makes no sense. Any other error keeps its text out of sight.
 */
export const failureText = (error: unknown): string => {
  if (isUnexpectedData(error)) return serviceMessages.unexpectedData
  // Of a file that the platform fetches by itself.
  if (error instanceof TransportError) return lostText(error.reason)
  if (!(error instanceof ApiError)) return serviceMessages.somethingFailed
  switch (error.kind) {
    case 'network':
      return lostText(error.message)
    case 'auth':
      return error.message || serviceMessages.loginNeeded
    case 'http':
    case 'business':
      return error.message || serviceMessages.somethingFailed
    default:
      return error.kind satisfies never
  }
}

/** The same of a page or a list, which a click loads again. */
export const pageFailureText = (error: unknown): string =>
  isTimeout(error) ? serviceMessages.connectionTimedOut : failureText(error)
