import { isReady } from '../../db/due-work'
import type { Queryable } from '../../db/queryable'
import { CALL_OFF_DELETION } from '../session/call-off-deletion'

/** Locks an account, so that no order is placed between a look and what follows from it; false for one that is gone. */
export const lockAccount = async (tx: Queryable, id: string): Promise<boolean> =>
  (await tx.one('SELECT id FROM account WHERE id = $1 AND cancelled_at IS NULL FOR UPDATE', [id])) !== undefined

/** When an account is to be deleted; null unless its owner has asked for it. */
export const deletionTime = async (db: Queryable, id: string): Promise<Date | null> =>
  (await db.one<{ deleteAt: Date | null }>('SELECT delete_at AS "deleteAt" FROM account WHERE id = $1', [id]))
    ?.deleteAt ?? null

/** Keeps when an account is to be deleted, and why. */
export const putDeletion = async (tx: Queryable, id: string, deleteAt: Date, reason: string): Promise<void> => {
  await tx.query('UPDATE account SET delete_at = $2, cancel_reason = $3 WHERE id = $1', [id, deleteAt, reason])
}

/** Forgets that an account was to be deleted. */
export const callOffDeletion = async (tx: Queryable, id: string): Promise<void> => {
  await tx.query(CALL_OFF_DELETION, [id])
}

/** Accounts whose time has come, those first that have waited longest, but for those that `work` has put off. */
export const listDueDeletions = (db: Queryable, work: string, now: Date, limit: number): Promise<{ id: string }[]> =>
  db.query<{ id: string }>(
    `SELECT id FROM account WHERE delete_at <= $1 AND ${isReady(work, 'account.id')} ORDER BY delete_at LIMIT $2`,
    [now, limit],
  )

/** An account whose time has come, for this transaction alone; its number is what messages were sent to. */
export const takeDueDeletion = (tx: Queryable, id: string, now: Date): Promise<{ phone: string } | undefined> =>
  tx.one<{ phone: string }>('SELECT phone FROM account WHERE id = $1 AND delete_at <= $2 FOR UPDATE SKIP LOCKED', [
    id,
    now,
  ])
