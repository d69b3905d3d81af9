import { EarningCause } from '@/wire/enums/points'
import type { WriteComment, WrittenComment } from '@/wire/schemas/comment'
import { ErrorCode } from '@/wire/errors'
import { MINUTE_MS } from '@/domain/time/duration'
import type { Database, Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import { checkOpen } from '../content/check-open'
import { earn } from '../points/earn'
import { checkPace, type Pace } from '../session/check-pace'
import { holdAccount } from '../session/hold-account'
import { checkedContent } from './checked-content'
import { commentView, type CommentRow } from './comment-row'
import { countOf, findAnywhere } from './comment-statements'
import { countComment, holdComment, type HeldComment } from './held-comment'

const PACE: Pace = {
  most: 5,
  withinMs: MINUTE_MS,
  times: 'SELECT written_at FROM comment WHERE user_id = $1',
  refusal: ErrorCode.commentsTooOften,
}

/** @throws Refusal commentNotFound for what cannot be answered. */
const holdAnswered = async (tx: Queryable, articleId: string, id: string): Promise<HeldComment> => {
  const held = await holdComment(tx, id)
  if (held === undefined || held.articleId !== articleId || held.isHidden || held.isRootHidden) {
    throw new Refusal(ErrorCode.commentNotFound)
  }
  return held
}

const insert = async (
  tx: Queryable,
  { userId, written, content }: { userId: string; written: WriteComment; content: string },
  now: Date,
): Promise<void> => {
  const { id, articleId, answeredId } = written
  const answered = answeredId === undefined ? undefined : await holdAnswered(tx, articleId, answeredId)
  const rootId = answered && (answered.rootId ?? answered.id)
  const rows = await tx.query(
    `INSERT INTO comment (id, article_id, root_id, answered_id, user_id, content, written_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (id) DO NOTHING RETURNING id`,
    [id, articleId, rootId ?? null, answered?.rootId ? answered.id : null, userId, content, now],
  )
  // One that its reader does not see, hidden meanwhile, has the id.
  if (rows.length === 0) throw new Refusal(ErrorCode.conflict)
  await countComment(tx, { articleId, rootId: rootId ?? null, isRootHidden: false, replyCount: 0 }, 1)
}

/** The comment that was written under an id already, by a call that is being repeated; undefined for a new id. */
const findWritten = async (tx: Queryable, id: string, userId: string, now: Date): Promise<CommentRow | undefined> => {
  const row = await findAnywhere(tx, { id, readerId: userId, now })
  if (row?.isOwn === false) throw new Refusal(ErrorCode.conflict)
  return row
}

/**
 * Says something under an article or a comment, once for each id: whatever comes again finds it said.
 *
 * @throws Refusal invalidField, commentRefused, articleNotFound, commentNotFound, commentsTooOften,
 *   and conflict for the id of another's comment.
 */
export const writeComment = (
  database: Database,
  userId: string,
  written: WriteComment,
  now: Date,
): Promise<WrittenComment> =>
  database.transaction(async (tx) => {
    const content = checkedContent(written.content, ErrorCode.commentRefused)
    // One after the other: the pace is that of all of an account's calls.
    await holdAccount(tx, userId)
    if ((await findWritten(tx, written.id, userId, now)) === undefined) {
      await checkOpen(tx, written.articleId, now)
      await checkPace(tx, PACE, userId, now)
      await insert(tx, { userId, written, content }, now)
      await earn(tx, { userId, cause: EarningCause.comment, reference: written.id }, now)
    }
    const said = await findWritten(tx, written.id, userId, now)
    // Taken down meanwhile: nothing was said, then.
    if (said === undefined) throw new Refusal(ErrorCode.articleNotFound)
    const commentCount = await countOf(tx, written.articleId)
    return { comment: commentView(said), rootId: said.rootId, commentCount }
  })
