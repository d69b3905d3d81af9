import type { SaveFeedbackDraft, SubmitFeedback } from '@/wire/schemas/feedback'
import type { PageQuery } from '@/wire/schemas/page'
import { FeedbackStatus } from '@/wire/enums/feedback'
import { ClientPlatform } from '@/wire/enums/platform'
import { deleteInBatches } from '../../db/delete-in-batches'
import type { Queryable } from '../../db/queryable'
import { run, type Statement } from '../../db/together'
import { pageOffset } from '../../http/page-offset'
import { holdAccount } from '../session/hold-account'
import { FEEDBACK_DATES, SELECT_FEEDBACK, type FeedbackRow } from './feedback-row'

/** What a customer writes. */
type Written = Omit<SaveFeedbackDraft, 'baseRevision'> | SubmitFeedback

/** One feedback of an account. */
export const feedbackOf = (userId: string, id: string): Statement<FeedbackRow> => ({
  sql: `${SELECT_FEEDBACK} WHERE feedback.account_id = $1 AND feedback.id = $2`,
  params: [userId, id],
  dates: FEEDBACK_DATES,
})

/** Reads it by itself. */
export const findFeedback = async (db: Queryable, userId: string, id: string): Promise<FeedbackRow | undefined> =>
  (await run(db, feedbackOf(userId, id)))[0]

/** The drafts of an account, the one that was saved last first. */
export const listDrafts = (db: Queryable, userId: string): Promise<FeedbackRow[]> =>
  db.query<FeedbackRow>(
    `${SELECT_FEEDBACK} WHERE feedback.account_id = $1 AND feedback.status = ${FeedbackStatus.draft}
     ORDER BY feedback.saved_at DESC, feedback.id`,
    [userId],
  )

/** A page of what an account has submitted, the newest first. */
export const submittedOfPage = (userId: string, page: PageQuery): Statement<FeedbackRow> => ({
  sql: `${SELECT_FEEDBACK} WHERE feedback.account_id = $1 AND feedback.status = ${FeedbackStatus.submitted}
    ORDER BY feedback.submitted_at DESC, feedback.id OFFSET $2 LIMIT $3`,
  params: [userId, pageOffset(page), page.size],
  dates: FEEDBACK_DATES,
})

/** How many an account has of a status. */
export const feedbackCount = (userId: string, status: FeedbackStatus): Statement<{ total: number }> => ({
  sql: 'SELECT count(*) AS total FROM feedback WHERE account_id = $1 AND status = $2',
  params: [userId, status],
})

/**
 * Makes sure that a feedback is there and locks it, so that of two calls with the same id one waits for the other; a new
 * one is an empty draft of revision 0.
 */
export const lockFeedback = async (
  tx: Queryable,
  userId: string,
  id: string,
  now: Date,
): Promise<{ status: FeedbackStatus; revision: number }> => {
  await holdAccount(tx, userId)
  await tx.query(
    `INSERT INTO feedback (account_id, id, status, content, contact, media, revision, saved_at)
     VALUES ($1, $2, $3, '', '', '[]', $4, $5) ON CONFLICT (account_id, id) DO NOTHING`,
    [userId, id, FeedbackStatus.draft, 0, now],
  )
  const row = await tx.one<{ status: FeedbackStatus; revision: number }>(
    'SELECT status, revision FROM feedback WHERE account_id = $1 AND id = $2 FOR UPDATE',
    [userId, id],
  )
  if (row === undefined) throw new Error('A feedback vanished between two statements.')
  return row
}

/** Writes what a customer has written, as the next revision. */
export const writeFeedback = async (tx: Queryable, userId: string, written: Written, now: Date): Promise<void> => {
  const { id, category, content, contact, media } = written
  await tx.query(
    `UPDATE feedback SET category = $3, content = $4, contact = $5, media = $6, revision = revision + 1, saved_at = $7
     WHERE account_id = $1 AND id = $2`,
    [userId, id, category, content, contact, JSON.stringify(media), now],
  )
}

/** Turns a draft into a submitted feedback with a number. */
export const markSubmitted = async (tx: Queryable, userId: string, id: string, now: Date): Promise<void> => {
  await tx.query(
    `UPDATE feedback SET status = $3, feedback_no = 'FB' || lpad(nextval('feedback_number')::text, 8, '0'),
       platform = $4, submitted_at = $5 WHERE account_id = $1 AND id = $2`,
    [userId, id, FeedbackStatus.submitted, ClientPlatform.miniProgram, now],
  )
}

/** Deletes a draft; one that is not there is deleted already, a submitted one stays. */
export const deleteDraft = async (db: Queryable, userId: string, id: string): Promise<void> => {
  await db.query(`DELETE FROM feedback WHERE account_id = $1 AND id = $2 AND status = ${FeedbackStatus.draft}`, [
    userId,
    id,
  ])
}

/** Deletes the drafts that were not touched since a time. */
export const deleteOldDrafts = (db: Queryable, before: Date): Promise<void> =>
  deleteInBatches(db, 'feedback', `status = ${FeedbackStatus.draft} AND saved_at < $1`, [before])

/** Notes that an owner has seen all answers so far. */
export const readFrom = (userId: string, id: string, now: Date): Statement => ({
  sql: `UPDATE feedback SET read_at = $3 WHERE account_id = $1 AND id = $2 AND status = ${FeedbackStatus.submitted}
    RETURNING id`,
  params: [userId, id, now],
})

/** Keeps how satisfied the customer is; the first rating counts. */
export const putStars = async (db: Queryable, userId: string, id: string, stars: number): Promise<boolean> => {
  const rated = await db.query(
    'UPDATE feedback SET stars = $3 WHERE account_id = $1 AND id = $2 AND stars IS NULL RETURNING id',
    [userId, id, stars],
  )
  return rated.length > 0
}

/** Deletes all that an account has told, whose owner leaves. */
export const forgetFeedbackOf = async (tx: Queryable, userId: string): Promise<void> => {
  await tx.query('DELETE FROM feedback WHERE account_id = $1', [userId])
}
