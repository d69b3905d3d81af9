import type { Database } from '../../db/queryable'
import { anonymise } from './account-statements'
import { callOffDeletion, takeDueDeletion } from './deletion-statements'
import { forgetPerson } from './forget-person'
import { deletionObstacles } from './read-deletion'

const BATCH_SIZE = 20

/**
 * Deletes one account whose seven days are over: takes the person out of all that it has left. Who has ordered again
 * meanwhile has changed their mind: the account stays. Returns whether there was one.
 */
const deleteNext = (database: Database, now: Date): Promise<boolean> =>
  database.transaction(async (tx) => {
    const due = await takeDueDeletion(tx, now)
    if (due === undefined) return false
    if ((await deletionObstacles(tx, due.id, now)).length > 0) {
      await callOffDeletion(tx, due.id)
      return true
    }
    await anonymise(tx, due.id, now)
    await forgetPerson(tx, due.id, due.phone, now)
    return true
  })

/** Deletes the accounts whose time has come, and returns how many were due. The files follow (`removeDueFiles`). */
export const deleteDueAccounts = async (database: Database, now: Date): Promise<number> => {
  let handled = 0
  while (handled < BATCH_SIZE && (await deleteNext(database, now))) handled += 1
  return handled
}
