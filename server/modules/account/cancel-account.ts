import type { CancelAccountBody } from '@/wire/schemas/account'
import { SmsType } from '@/wire/enums/platform'
import { ErrorCode } from '@/wire/errors'
import type { Clock } from '../../system/clock'
import type { Database } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import type { FileStorage } from '../../gateways/storage/file-storage'
import { removeDueFiles } from '../file/file-removal'
import { hasOpenOrders } from '../order-record/row/open-orders'
import { checkCode } from '../sms/check-code'
import type { Asker } from '../sms/code-statements'
import { anonymise } from './account-statements'
import { forgetPerson } from './forget-person'
import { readUser } from './read-user'
import type { KeyRing } from '../../secrets/key-ring'

/** What cancelling needs. */
export interface CancelNeeds {
  database: Database
  clock: Clock
  secret: KeyRing
  storage: FileStorage
}

/**
 * Cancels an account: ends its sessions and takes the person out of all that it has left. Its ended orders stay, without
 * them; a sold car's order keeps its buyer, as the law asks.
 *
 * @throws Refusal reasonRequired, accountHasOpenOrders, wrongCode, codeExpired or codeTriesSpent.
 */
export const cancelAccount = async (
  needs: CancelNeeds,
  { userId, asker }: { userId: string; asker: Asker },
  body: CancelAccountBody,
): Promise<void> => {
  const { database, clock, secret, storage } = needs
  const reason = body.cancelDesc.trim()
  if (reason === '') throw new Refusal(ErrorCode.reasonRequired)
  const now = clock.now()
  const outcome = await database.transaction(async (tx) => {
    // Locked, so that no order is placed between the look and the end.
    await tx.query('SELECT id FROM account WHERE id = $1 FOR UPDATE', [userId])
    if (await hasOpenOrders(tx, userId)) return ErrorCode.accountHasOpenOrders
    const { phone } = await readUser(tx, userId)
    const { code } = body
    const refusal = await checkCode(tx, { phone, smsType: SmsType.accountDeletion, code, asker, secret, now })
    if (refusal !== null) return refusal
    await anonymise(tx, userId, reason, now)
    await forgetPerson(tx, userId, phone, now)
    return null
  })
  if (outcome !== null) throw new Refusal(outcome)
  await removeDueFiles(database, storage, now)
}
