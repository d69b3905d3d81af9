import { SmsType } from '@/wire/enums/platform'
import { MINUTE_MS, SECOND_MS } from '@/domain/time/duration'
import { sendSmsCode } from '@/services/api/account'
import { failureText } from '@/services/request/failure-text'
import { isCodeSent, retryAtOf } from '@/services/request/retry-at'
import { serverNow } from '@/services/server-clock'
import { pendingCodeSlot } from './pending-code'

/** The pause after each code. A longer wait is a limit's, and the code may end in it: the server is asked. */
const PAUSE_MS = MINUTE_MS

/** How asking for a code ended; instants are epoch ms of the server. */
export type CodeAnswer =
  | { kind: 'sent'; resendAtMs: number }
  /** No other one was sent, for that of before can still be typed. */
  | { kind: 'sentBefore'; resendAtMs: number; text: string }
  /** The server wants the shopper to wait. */
  | { kind: 'tooOften'; retryAtMs: number; text: string }
  | { kind: 'failed'; text: string }

/** Asks for a code by SMS, and keeps that one is on its way. */
export const askForCode = async (phone: string): Promise<CodeAnswer> => {
  try {
    const { resendAfterSeconds } = await sendSmsCode({ phoneNumber: phone, smsType: SmsType.login })
    const resendAtMs = serverNow() + resendAfterSeconds * SECOND_MS
    pendingCodeSlot.write({ phone, resendAtMs })
    return { kind: 'sent', resendAtMs }
  } catch (error) {
    const text = failureText(error)
    const retryAtMs = retryAtOf(error)
    if (retryAtMs === undefined) return { kind: 'failed', text }
    if (!isCodeSent(error)) return { kind: 'tooOften', retryAtMs, text }
    pendingCodeSlot.write({ phone, resendAtMs: retryAtMs })
    return { kind: 'sentBefore', resendAtMs: retryAtMs, text }
  }
}

/** Whether a code for this number was sent a moment ago, so that no other is needed. */
export const isCodeOnItsWay = (phone: string): boolean => {
  const pending = pendingCodeSlot.read()
  if (pending?.phone !== phone) return false
  const waitMs = pending.resendAtMs - serverNow()
  return waitMs > 0 && waitMs <= PAUSE_MS
}
