import { ErrorCode, type RetryAfterData } from '@/wire/errors'
import { SECOND_MS } from '@/domain/time/duration'
import { serverNow } from '../server-clock'
import { isRefusal } from './errors'

/** When a code by SMS may be asked for again, in epoch ms of the server; undefined where another reason keeps it from coming. */
export const retryAtOf = (error: unknown): number | undefined => {
  if (!isRefusal(error, ErrorCode.smsTooOften)) return undefined
  const { retryAfterSeconds } = (error.data ?? {}) as Partial<RetryAfterData> // as the server tells it with this refusal
  return retryAfterSeconds === undefined ? undefined : serverNow() + retryAfterSeconds * SECOND_MS
}
