import type { Database } from '../../db/queryable'
import type { DueWork } from '../../db/due-work'
import { anonymise } from './account-statements'
import { callOffDeletion, listDueDeletions, takeDueDeletion } from './deletion-statements'
import { forgetPerson } from './forget-person'
import { deletionObstacles } from './read-deletion'

const NAME = 'deletions'
const BATCH_SIZE = 20

/**
 * Deletes an account whose seven days are over: takes the person out of all that it has left. Who has ordered again
 * meanwhile has changed their mind: the account stays.
 */
const deleteAccount = (database: Database, { id }: { id: string }, now: Date): Promise<void> =>
  database.transaction(async (tx) => {
    const due = await takeDueDeletion(tx, id, now)
    if (due === undefined) return
    if ((await deletionObstacles(tx, id, now)).length > 0) return callOffDeletion(tx, id)
    await anonymise(tx, id, now)
    await forgetPerson(tx, id, due.phone, now)
  })

/** The deletion of accounts whose time has come. The files follow (`removeDueFiles`). */
export const dueDeletions: DueWork = {
  name: NAME,
  listDue: (db, now) => listDueDeletions(db, NAME, now, BATCH_SIZE),
  doOne: deleteAccount,
}
