import { createHash } from 'node:crypto'
import type { Queryable } from '../../db/queryable'
import type { Statement } from '../../db/together'

/** What was said after a feedback. */
export interface MessageRow {
  id: string
  isAnswer: boolean
  content: string
  saidAt: Date
}

/** All that was said after a feedback, in its order. */
export const messagesOf = (userId: string, feedbackId: string): Statement<MessageRow> => ({
  sql: `SELECT id, is_answer AS "isAnswer", content, said_at AS "saidAt" FROM feedback_message
    WHERE account_id = $1 AND feedback_id = $2 ORDER BY said_at, id`,
  params: [userId, feedbackId],
  dates: ['saidAt'],
})

/** Keeps what was said, once for each id. */
export const insertMessage = async (
  tx: Queryable,
  userId: string,
  feedbackId: string,
  { id, isAnswer, content, saidAt }: MessageRow,
): Promise<void> => {
  await tx.query(
    `INSERT INTO feedback_message (account_id, feedback_id, id, is_answer, content, said_at)
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
    [userId, feedbackId, id, isAnswer, content, saidAt],
  )
}

/** A feedback that has a number. */
export interface NumberedFeedback {
  userId: string
  id: string
}

/** Whose feedback has a number. */
export const ownerOfNumber = (db: Queryable, feedbackNo: string): Promise<NumberedFeedback | undefined> =>
  db.one<NumberedFeedback>('SELECT account_id AS "userId", id FROM feedback WHERE feedback_no = $1', [feedbackNo])

const ID_LENGTH = 32

/**
 * Keeps an answer, the same words once until the customer says something more. Its id is made of what it says and of how
 * much the customer had said, so that of two at the same moment the key lets one in.
 */
export const insertAnswer = async (
  tx: Queryable,
  { userId, id: feedbackId }: NumberedFeedback,
  content: string,
  saidAt: Date,
): Promise<void> => {
  const asked = await tx.one<{ count: number }>(
    'SELECT count(*) AS count FROM feedback_message WHERE account_id = $1 AND feedback_id = $2 AND NOT is_answer',
    [userId, feedbackId],
  )
  const said = JSON.stringify([feedbackId, asked?.count ?? 0, content])
  const id = createHash('sha256').update(said).digest('hex').slice(0, ID_LENGTH)
  await insertMessage(tx, userId, feedbackId, { id, isAnswer: true, content, saidAt })
}

/** Closes a feedback: nothing more is asked. One that is closed stays closed since then. */
export const closeFeedback = async (tx: Queryable, { userId, id }: NumberedFeedback, now: Date): Promise<void> => {
  await tx.query('UPDATE feedback SET closed_at = coalesce(closed_at, $3) WHERE account_id = $1 AND id = $2', [
    userId,
    id,
    now,
  ])
}
