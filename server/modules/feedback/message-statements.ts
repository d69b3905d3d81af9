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

/** Whose feedback has a number. */
export const ownerOfNumber = (db: Queryable, feedbackNo: string): Promise<{ userId: string; id: string } | undefined> =>
  db.one<{ userId: string; id: string }>('SELECT account_id AS "userId", id FROM feedback WHERE feedback_no = $1', [
    feedbackNo,
  ])

/** Closes a feedback: nothing more is asked. */
export const closeFeedback = async (tx: Queryable, userId: string, id: string, now: Date): Promise<void> => {
  await tx.query('UPDATE feedback SET closed_at = $3 WHERE account_id = $1 AND id = $2', [userId, id, now])
}
