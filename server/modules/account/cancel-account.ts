import type { AccountDeletion, CancelAccountBody } from '@/wire/schemas/account'
import { AgreementId } from '@/wire/enums/agreement'
import { SmsType } from '@/wire/enums/platform'
import { ErrorCode } from '@/wire/errors'
import type { Clock } from '../../system/clock'
import type { Database } from '../../db/queryable'
import { run } from '../../db/together'
import { Refusal } from '../../http/errors'
import { isBlank } from '../../system/hidden-characters'
import { unaccepted } from '../agreement/agreement-statements'
import { closeAllSessions } from '../session/session-statements'
import { checkCode } from '../sms/check-code'
import type { Asker } from '../sms/code-statements'
import type { KeyRing } from '../../secrets/key-ring'
import { callOffDeletion, lockAccount, putDeletion } from './deletion-statements'
import { readDeletion, THINK_AGAIN_MS } from './read-deletion'
import { readUser } from './read-user'
import { unbindOthers, type Asking } from './wechat-binding'

/** What cancelling needs. */
export interface CancelNeeds {
  database: Database
  clock: Clock
  secret: KeyRing
}

/** What is read before an account is deleted. */
const TO_ACCEPT = [AgreementId.accountDeletionNotice, AgreementId.deletionReminder]

/**
 * Has an account deleted in seven days, unless its owner keeps it; ends its sessions, and the way in of another WeChat user,
 * who could keep it without a code. Asking again changes nothing about the day.
 *
 * @throws Refusal reasonRequired, agreementsNotAccepted, accountNotSettled, wrongCode, codeExpired or codeTriesSpent.
 */
export const cancelAccount = async (
  { database, clock, secret }: CancelNeeds,
  { userId, tokenHash, asker }: Asking & { asker: Asker },
  body: CancelAccountBody,
): Promise<void> => {
  const reason = body.cancelDesc.trim()
  if (isBlank(reason)) throw new Refusal(ErrorCode.reasonRequired)
  const now = clock.now()
  const outcome = await database.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const { phone } = await readUser(tx, userId)
    if ((await run(tx, unaccepted(TO_ACCEPT, userId))).length > 0) return ErrorCode.agreementsNotAccepted
    const { obstacles, cooling } = await readDeletion(tx, userId, now)
    if (obstacles.length > 0) return ErrorCode.accountNotSettled
    const { code } = body
    const refusal = await checkCode(tx, { phone, smsType: SmsType.accountDeletion, code, asker, secret, now })
    if (refusal !== null) return refusal
    if (cooling === null) await putDeletion(tx, userId, new Date(now.getTime() + THINK_AGAIN_MS), reason)
    await unbindOthers(tx, { userId, tokenHash })
    await closeAllSessions(tx, userId)
    return null
  })
  if (outcome !== null) throw new Refusal(outcome)
}

/** Keeps an account that was to be deleted. */
export const keepAccount = async (database: Database, userId: string, now: Date): Promise<AccountDeletion> => {
  await callOffDeletion(database, userId)
  return database.transaction((tx) => readDeletion(tx, userId, now))
}
