import type { ReportReason } from '@/wire/enums/content'
import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import { payAgain, takeBackComment } from '../points/comment-points'
import { countComment, holdComment } from './held-comment'

/**
 * Hides a comment from all but its writer, for a reason, or shows it again; either settles what was reported by then.
 *
 * @param reason - null to show it.
 * @throws Refusal commentNotFound.
 */
export const hideComment = async (tx: Queryable, id: string, reason: ReportReason | null, now: Date): Promise<void> => {
  const held = await holdComment(tx, id)
  if (held === undefined) throw new Refusal(ErrorCode.commentNotFound)
  const isHidden = reason !== null
  await tx.query('UPDATE comment SET hidden_at = $2, hidden_reason = $3, judged_at = $4 WHERE id = $1', [
    id,
    isHidden ? now : null,
    reason,
    now,
  ])
  if (isHidden === held.isHidden) return
  await countComment(tx, held, isHidden ? -1 : 1)
  if (held.writerId !== null) await (isHidden ? takeBackComment : payAgain)(tx, held.writerId, id, now)
}
