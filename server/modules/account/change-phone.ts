import type { ChangePhoneBody, User } from '@/wire/schemas/account'
import { SmsType } from '@/wire/enums/platform'
import { ErrorCode } from '@/wire/errors'
import type { Clock } from '../../system/clock'
import type { Database } from '../../db/queryable'
import { isUniqueViolation } from '../../db/unique-violation'
import { Refusal } from '../../http/errors'
import type { KeyRing } from '../../secrets/key-ring'
import { forgetDevicesOf, rememberDevice } from '../session/known-device-statements'
import { closeOtherSessions } from '../session/session-statements'
import { checkCode } from '../sms/check-code'
import type { Asker } from '../sms/code-statements'
import { putPhone } from './account-statements'
import { lockAccount } from './deletion-statements'
import { isGoodProof, writeProof } from './phone-proof'
import { readUser } from './read-user'
import { unbindOthers } from './wechat-binding'

/** What another number needs. */
export interface PhoneNeeds {
  database: Database
  clock: Clock
  secret: KeyRing
}

/** Who asks, and by which session, which alone goes on. */
export interface PhoneOwner {
  userId: string
  tokenHash: Buffer
  asker: Asker
}

/**
 * Proves by a code that the present number is at hand; the same one proves it again until it ends.
 *
 * @throws Refusal wrongCode, codeExpired or codeTriesSpent.
 */
export const provePhone = async (
  { database, clock, secret }: PhoneNeeds,
  { userId, asker }: Omit<PhoneOwner, 'tokenHash'>,
  code: string,
): Promise<string> => {
  const now = clock.now()
  const outcome = await database.transaction(async (tx) => {
    const { phone } = await readUser(tx, userId)
    // A second proof grants nothing new, and the reply with the first may be lost.
    const refusal = await checkCode(tx, {
      phone,
      smsType: SmsType.oldPhone,
      code,
      asker,
      secret,
      now,
      staysGood: true,
    })
    return refusal ?? writeProof(secret, { userId, phone }, now)
  })
  if (typeof outcome === 'number') throw new Refusal(outcome)
  return outcome
}

/**
 * Gives an account another number. Whoever was logged in by the old one is not any more, and is not let in by WeChat
 * alone, but for who asks. That the number is taken is told only to who has it at hand.
 *
 * @throws Refusal phoneProofEnded, wrongCode, codeExpired, codeTriesSpent or phoneInUse.
 */
export const changePhone = async (
  { database, clock, secret }: PhoneNeeds,
  { userId, tokenHash, asker }: PhoneOwner,
  { proof, phoneNumber, code }: ChangePhoneBody,
): Promise<User> => {
  const now = clock.now()
  const outcome = await database
    .transaction(async (tx) => {
      await lockAccount(tx, userId)
      const user = await readUser(tx, userId)
      // The reply of before was lost.
      if (user.phone === phoneNumber) return user
      if (!isGoodProof(secret, proof, { userId, phone: user.phone }, now)) return ErrorCode.phoneProofEnded
      const refusal = await checkCode(tx, {
        phone: phoneNumber,
        smsType: SmsType.newPhone,
        code,
        asker,
        secret,
        now,
      })
      if (refusal !== null) return refusal
      await putPhone(tx, userId, phoneNumber)
      await unbindOthers(tx, { userId, tokenHash })
      await closeOtherSessions(tx, userId, tokenHash)
      await forgetDevicesOf(tx, userId)
      if (asker.device !== null) await rememberDevice(tx, userId, asker.device, now)
      return readUser(tx, userId)
    })
    .catch((error: unknown) => {
      if (isUniqueViolation(error, ['account_phone_key'])) throw new Refusal(ErrorCode.phoneInUse)
      throw error
    })
  if (typeof outcome === 'number') throw new Refusal(outcome)
  return outcome
}
