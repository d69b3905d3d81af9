import type { ReportReason } from '@/wire/enums/content'
import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import { holdPost } from './post-statements'

/** Notes that an article of the house was looked at, which its writer alone takes away. */
const judgeArticle = async (tx: Queryable, id: string, now: Date): Promise<void> => {
  const judged = await tx.query(
    'UPDATE article SET judged_at = $2 WHERE id = $1 AND withdrawn_at IS NULL RETURNING id',
    [id, now],
  )
  if (judged.length === 0) throw new Refusal(ErrorCode.articleNotFound)
}

/**
 * Hides a post from all but its writer, for a reason, or shows it again; either settles what was reported by then. What is
 * hidden is withdrawn everywhere. An article of the house can only be left as it is.
 *
 * @param reason - null to show it.
 * @throws Refusal articleNotFound for what is not there, and for what is to be hidden and no customer has posted.
 */
export const hidePost = async (tx: Queryable, id: string, reason: ReportReason | null, now: Date): Promise<void> => {
  if ((await holdPost(tx, id)) === undefined) {
    if (reason !== null) throw new Refusal(ErrorCode.articleNotFound)
    return judgeArticle(tx, id, now)
  }
  const hiddenAt = reason === null ? null : now
  await tx.query('UPDATE post SET hidden_at = $2, hidden_reason = $3 WHERE article_id = $1', [id, hiddenAt, reason])
  await tx.query('UPDATE article SET withdrawn_at = $2, judged_at = $3 WHERE id = $1', [id, hiddenAt, now])
}
