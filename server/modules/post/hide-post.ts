import type { ReportReason } from '@/wire/enums/content'
import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import { holdPost } from './post-statements'

/**
 * Hides a post from all but its writer, for a reason, or shows it again. What is hidden is withdrawn everywhere.
 *
 * @param reason - null to show it.
 * @throws Refusal articleNotFound for what no customer has posted.
 */
export const hidePost = async (tx: Queryable, id: string, reason: ReportReason | null, now: Date): Promise<void> => {
  if ((await holdPost(tx, id)) === undefined) throw new Refusal(ErrorCode.articleNotFound)
  const hiddenAt = reason === null ? null : now
  await tx.query('UPDATE post SET hidden_at = $2, hidden_reason = $3 WHERE article_id = $1', [id, hiddenAt, reason])
  await tx.query('UPDATE article SET withdrawn_at = $2 WHERE id = $1', [id, hiddenAt])
}
