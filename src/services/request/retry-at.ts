import { ErrorCode, type RetryAfterData } from '@/wire/errors'
import { SECOND_MS } from '@/domain/time/duration'
import { serverNow } from '../server-clock'
import { isRefusal } from './errors'

/** What the server tells with a refusal to send a code; nothing of another failure. */
const toldOf = (error: unknown): Partial<RetryAfterData> =>
  isRefusal(error, ErrorCode.smsTooOften) ? ((error.data ?? {}) as Partial<RetryAfterData>) : {}

/** When a code by SMS may be asked for again, in epoch ms of the server; undefined where another reason keeps it from coming. */
export const retryAtOf = (error: unknown): number | undefined => {
  const { retryAfterSeconds } = toldOf(error)
  return retryAfterSeconds === undefined ? undefined : serverNow() + retryAfterSeconds * SECOND_MS
}

/** Whether a code was refused because one was sent before, which can still be typed. */
export const isCodeSent = (error: unknown): boolean => toldOf(error).isCodeSent === true
