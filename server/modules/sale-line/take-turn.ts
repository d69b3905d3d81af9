import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import { spendTurn } from './line-statements'

/**
 * Spends the account's turn at a hot opening, together with the order that it is for.
 *
 * @throws Refusal turnNeeded for an account that has not been let in, or whose turn is over.
 */
export const takeTurn = async (tx: Queryable, marketPostId: string, userId: string, now: Date): Promise<void> => {
  if (!(await spendTurn(tx, marketPostId, userId, now))) throw new Refusal(ErrorCode.turnNeeded)
}
