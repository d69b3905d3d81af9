import type { VerifySigner } from '@/wire/schemas/contract'
import { ContractAction } from '@/wire/enums/order'
import { SmsType } from '@/wire/enums/platform'
import { Refusal } from '../../../http/errors'
import { phoneOf } from '../../order-record/row/shopper-phone'
import { checkCode } from '../../sms/check-code'
import type { Asker } from '../../sms/code-statements'
import type { ServerContext } from '../../../context/server-context'
import { lockUnsigned } from './lock-unsigned'

/**
 * Checks by a code that it is the account's owner who signs.
 *
 * @throws Refusal orderNotFound, contractNotFound, orderStateChanged once signed, wrongCode, codeExpired, codeTriesSpent.
 */
export const verifySigner = async (
  { database, clock, secret }: ServerContext,
  { userId, asker }: { userId: string; asker: Asker },
  { id, code }: VerifySigner,
): Promise<void> => {
  const now = clock.now()
  const refusal = await database.transaction(async (tx) => {
    await lockUnsigned(tx, userId, id, ContractAction.signContract, now)
    const phone = await phoneOf(tx, userId)
    const refused = await checkCode(tx, { phone, smsType: SmsType.contractSigning, code, asker, secret, now })
    if (refused === null) await tx.query('UPDATE contract SET identity_checked_at = $2 WHERE order_id = $1', [id, now])
    return refused
  })
  if (refusal !== null) throw new Refusal(refusal)
}
