import { SmsType } from '@/wire/enums/platform'
import { SECOND_MS } from '@/domain/time/duration'
import { sendSmsCode } from '@/services/api/account'
import { failureText } from '@/services/request/failure-text'
import { retryAtOf } from '@/services/request/retry-at'
import { serverNow } from '@/services/server-clock'
import { pendingCodeSlot } from './pending-code'

/** How asking for a code ended; instants are epoch ms of the server. */
export type CodeAnswer =
  | { kind: 'sent'; resendAtMs: number }
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
    return retryAtMs === undefined ? { kind: 'failed', text } : { kind: 'tooOften', retryAtMs, text }
  }
}

/** Whether a code for this number was sent a moment ago, so that no other is needed. */
export const isCodeOnItsWay = (phone: string): boolean => {
  const pending = pendingCodeSlot.read()
  return pending?.phone === phone && serverNow() < pending.resendAtMs
}
