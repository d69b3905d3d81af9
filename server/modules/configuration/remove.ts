import type { DeleteBody } from '@/wire/schemas/configuration'
import { ErrorCode } from '@/wire/errors'
import type { Database } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import { holdAccount } from '../session/hold-account'
import { deleteSaved, findSaved } from './saved-statements'

/**
 * Deletes a configuration of a user; one that is not there is deleted already.
 *
 * @throws Refusal conflict when it was changed elsewhere since `baseRevision`: nobody has chosen to lose that car.
 */
export const removeConfiguration = (
  database: Database,
  userId: string,
  { id, baseRevision }: DeleteBody,
): Promise<void> =>
  database.transaction(async (tx) => {
    await holdAccount(tx, userId)
    const present = await findSaved(tx, userId, id)
    if (present && baseRevision !== undefined && present.revision !== baseRevision)
      throw new Refusal(ErrorCode.conflict)
    await deleteSaved(tx, userId, id)
  })
