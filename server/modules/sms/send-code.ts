import { randomUUID } from 'node:crypto'
import type { SmsType } from '@/wire/enums/platform'
import { ErrorCode } from '@/wire/errors'
import { MINUTE_MS, SECOND_MS } from '@/domain/time/duration'
import type { Clock } from '../../system/clock'
import type { Database, Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import type { SmsGateway } from '../../gateways/sms/sms-gateway'
import { hashCode, randomCode } from './code-hash'
import {
  CODE_LIFETIME_MS,
  LIMIT_WINDOW_MS,
  MAX_CODES_PER_ADDRESS,
  MAX_CODES_PER_PHONE,
  RESEND_AFTER_MS,
} from './code-policy'
import { countCodes, expireCodes, insertCode, lastSentAt, lockPhone, removeCode } from './code-statements'

/** What sending needs. */
export interface SmsNeeds {
  database: Database
  clock: Clock
  secret: string
  gateway: SmsGateway
}

interface CodeRequest {
  phone: string
  smsType: SmsType
  /** Address of who asks. */
  ip: string
}

const refuseUntil = (time: number, now: Date): never => {
  const retryAfterSeconds = Math.max(1, Math.ceil((time - now.getTime()) / SECOND_MS))
  throw new Refusal(ErrorCode.smsTooOften, { retryAfterSeconds })
}

/** @throws Refusal smsTooOften with the seconds to wait. */
const checkLimits = async (tx: Queryable, { phone, smsType, ip }: CodeRequest, now: Date): Promise<void> => {
  const last = await lastSentAt(tx, phone, smsType)
  if (last !== null && now.getTime() < last.getTime() + RESEND_AFTER_MS) {
    refuseUntil(last.getTime() + RESEND_AFTER_MS, now)
  }
  const sent = await countCodes(tx, phone, ip, new Date(now.getTime() - LIMIT_WINDOW_MS))
  if (sent.ofPhone >= MAX_CODES_PER_PHONE || sent.ofAddress >= MAX_CODES_PER_ADDRESS) {
    refuseUntil((sent.oldest ?? now).getTime() + LIMIT_WINDOW_MS, now)
  }
}

/**
 * Sends a new code to a phone; it takes the place of an older one.
 *
 * @throws Refusal smsTooOften within 60 s of the last one or beyond the day's limits, unavailable when the provider fails.
 */
export const sendCode = async (needs: SmsNeeds, request: CodeRequest): Promise<void> => {
  const { database, clock, secret, gateway } = needs
  const { phone, smsType, ip } = request
  const id = randomUUID()
  const code = randomCode()
  const now = clock.now()
  await database.transaction(async (tx) => {
    await lockPhone(tx, phone)
    await checkLimits(tx, request, now)
    await expireCodes(tx, phone, smsType, now)
    const expiresAt = new Date(now.getTime() + CODE_LIFETIME_MS)
    await insertCode(tx, { id, phone, smsType, codeHash: hashCode(secret, id, code), ip, sentAt: now, expiresAt })
  })
  try {
    await gateway.send({ phone, smsType, code, expiresInMinutes: CODE_LIFETIME_MS / MINUTE_MS })
  } catch (error) {
    await removeCode(database, id)
    throw new Refusal(ErrorCode.unavailable, undefined, { cause: error })
  }
}
