import { ContractAction, ContractStatus } from '@/wire/enums/order'
import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../../db/queryable'
import { Refusal } from '../../../http/errors'
import type { ServerContext } from '../../../context/server-context'
import type { ContractRow } from '../contract-row'
import { setContractStatus } from '../generate-contract'
import { lockUnsigned } from './lock-unsigned'
import { openAtProvider } from './open-at-provider'
import { isSignerChecked } from '../read-contract'
import { findNewestSigning, insertSigning, type SigningRow } from './signing-statements'
import { nextSignAskMs, SIGNING_LIFETIME_MS } from './signing-times'

const beginSigning = async (tx: Queryable, contract: ContractRow, now: Date): Promise<SigningRow> => {
  const { orderId, contractNo, openedLanguage } = contract
  if (openedLanguage === null) throw new Refusal(ErrorCode.contractNotOpened)
  if (!isSignerChecked(contract, now)) throw new Refusal(ErrorCode.signerNotChecked)
  const later = (ms: number): Date => new Date(now.getTime() + ms)
  const times = { startedAt: now, expiresAt: later(SIGNING_LIFETIME_MS), nextAskAt: later(nextSignAskMs(0)) }
  await setContractStatus(tx, orderId, ContractStatus.signing)
  return insertSigning(tx, { orderId, contractNo, language: openedLanguage }, times)
}

/**
 * Begins to sign, or goes on with the signing that is open. It is committed before the provider hears of it.
 *
 * @throws Refusal signingNotOpen while nobody signs, orderNotFound, contractNotFound, orderStateChanged once signed,
 *   contractNotOpened, signerNotChecked, unavailable when the provider does not answer; the signing is then opened by
 *   the worker.
 */
export const startSigning = async (context: ServerContext, userId: string, id: string): Promise<void> => {
  const { database, clock, eSign } = context
  if (eSign === null) throw new Refusal(ErrorCode.signingNotOpen)
  const signing = await database.transaction(async (tx) => {
    const now = clock.now()
    const contract = await lockUnsigned(tx, userId, id, ContractAction.signContract, now)
    const newest = await findNewestSigning(tx, id)
    return newest?.status === 'live' ? newest : beginSigning(tx, contract, now)
  })
  if (signing.signUrl !== null) return
  try {
    await openAtProvider(context, eSign, signing)
  } catch (error) {
    throw new Refusal(ErrorCode.unavailable, undefined, { cause: error })
  }
}
