import type { Queryable } from '../../db/queryable'

/** Forgets what an account was answered; its keys can never come again. */
export const forgetRepliesOf = async (tx: Queryable, userId: string): Promise<void> => {
  await tx.query('DELETE FROM idempotency WHERE user_id = $1', [userId])
}
