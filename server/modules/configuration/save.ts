import type { SaveBody, SavedConfiguration } from '@/wire/schemas/configuration'
import { ErrorCode } from '@/wire/errors'
import { isSameChoice } from '@/domain/configuration/snapshot'
import type { Database } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import { holdAccount } from '../session/hold-account'
import { countSaved, findSaved, putSaved } from './saved-statements'

/** Nobody compares more; it bounds what one account may store. */
const MAX_SAVED = 50

/**
 * Keeps a configuration of a user. The same car again changes nothing, so a lost reply may be asked for once more; one
 * that was deleted elsewhere is kept anew.
 *
 * @throws Refusal conflict when it was changed elsewhere since `baseRevision`, tooManyConfigurations beyond fifty.
 */
export const saveConfiguration = (
  database: Database,
  userId: string,
  { id, baseRevision, ...snapshot }: SaveBody,
  now: Date,
): Promise<SavedConfiguration> =>
  database.transaction(async (tx) => {
    // One writer an account, or two phones could both pass the checks below.
    await holdAccount(tx, userId)
    const present = await findSaved(tx, userId, id)
    if (present && isSameChoice(present, snapshot)) return present
    if (present && present.revision !== baseRevision) throw new Refusal(ErrorCode.conflict)
    if (!present && (await countSaved(tx, userId)) >= MAX_SAVED) throw new Refusal(ErrorCode.tooManyConfigurations)
    return putSaved(tx, userId, { id, revision: baseRevision + 1, snapshot, savedAt: now })
  })
