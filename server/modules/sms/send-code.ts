import { randomUUID } from 'node:crypto'
import type { SmsType } from '@/wire/enums/platform'
import { ErrorCode } from '@/wire/errors'
import { MINUTE_MS, SECOND_MS } from '@/domain/time/duration'
import type { Clock } from '../../system/clock'
import type { Database, Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import type { SmsGateway } from '../../gateways/sms/sms-gateway'
import { hashCode, randomCode } from './code-hash'
import { isKnownDevice } from '../session/known-device-statements'
import { CODE_LIFETIME_MS, isOfNetwork, limitsFor, RESEND_AFTER_MS, type CountedBy } from './code-policy'
import { whyUseless } from './check-code'
import {
  countCodes,
  findNewestCode,
  insertCode,
  lastSentAt,
  lockLimits,
  removeCode,
  type Asker,
} from './code-statements'
import type { KeyRing } from '../../secrets/key-ring'

/** What sending needs. */
export interface SmsNeeds {
  database: Database
  clock: Clock
  secret: KeyRing
  gateway: SmsGateway
}

interface CodeRequest {
  phone: string
  smsType: SmsType
  asker: Asker
}

/** How long an asker waits, and for which limit; without one for the pause after their last code. */
interface Wait {
  untilMs: number
  by?: CountedBy | undefined
}

/** What keeps an asker from a code at a moment; null where nothing does. */
const findWait = async (
  tx: Queryable,
  { phone, smsType, asker }: CodeRequest,
  isKnown: boolean,
  now: Date,
): Promise<Wait | null> => {
  const last = await lastSentAt(tx, phone, smsType, asker)
  if (last !== null && now.getTime() < last.getTime() + RESEND_AFTER_MS) {
    return { untilMs: last.getTime() + RESEND_AFTER_MS }
  }
  const limits = limitsFor(isKnown).map((limit) => ({ ...limit, since: new Date(now.getTime() - limit.windowMs) }))
  const counts = await countCodes(tx, phone, asker, limits)
  const waits = limits.map(({ max, windowMs }, index) => {
    const { sent = 0, oldest = null } = counts[index] ?? {}
    return sent < max || oldest === null ? 0 : oldest.getTime() + windowMs
  })
  const untilMs = Math.max(0, ...waits)
  return untilMs > 0 ? { untilMs, by: limits[waits.indexOf(untilMs)]?.by } : null
}

/** @throws Refusal smsTooOften with the seconds to wait, and whether a code of before can be typed meanwhile. */
const refuse = async (
  tx: Queryable,
  { phone, smsType, asker }: CodeRequest,
  { untilMs, by }: Wait,
  now: Date,
): Promise<never> => {
  const retryAfterSeconds = Math.max(1, Math.ceil((untilMs - now.getTime()) / SECOND_MS))
  const ofNetwork = by !== undefined && isOfNetwork(by)
  const newest = await findNewestCode(tx, phone, smsType, asker)
  const isCodeSent = newest !== undefined && whyUseless(newest, now) === null
  throw new Refusal(ErrorCode.smsTooOften, {
    retryAfterSeconds,
    ...(ofNetwork && { ofNetwork }),
    ...(isCodeSent && { isCodeSent }),
  })
}

/**
 * Sends a new code to a phone; it takes the place of an older one of the same asker, who alone can use it, unless the
 * provider fails.
 *
 * @throws Refusal smsTooOften within 60 s of the asker's last one or beyond the limits (`code-policy.ts`), unavailable
 *   when the provider fails.
 */
export const sendCode = async (needs: SmsNeeds, request: CodeRequest): Promise<void> => {
  const { database, clock, secret, gateway } = needs
  const { phone, smsType, asker } = request
  const id = randomUUID()
  const code = randomCode()
  const now = clock.now()
  await database.transaction(async (tx) => {
    await lockLimits(tx, phone, asker)
    const isKnown = await isKnownDevice(tx, phone, asker.device)
    const wait = await findWait(tx, request, isKnown, now)
    if (wait !== null) await refuse(tx, request, wait, now)
    const expiresAt = new Date(now.getTime() + CODE_LIFETIME_MS)
    const codeHash = hashCode(secret, id, code)
    await insertCode(tx, { id, phone, smsType, codeHash, asker, isKnown, sentAt: now, expiresAt })
  })
  try {
    await gateway.send({ phone, smsType, code, expiresInMinutes: CODE_LIFETIME_MS / MINUTE_MS })
  } catch (error) {
    await removeCode(database, id)
    throw new Refusal(ErrorCode.unavailable, undefined, { cause: error })
  }
}
