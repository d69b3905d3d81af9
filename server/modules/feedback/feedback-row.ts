import type { FeedbackMedia, SubmitFeedback } from '@/wire/schemas/feedback'
import { FeedbackProgress, type FeedbackCategory, type FeedbackStatus } from '@/wire/enums/feedback'
import type { KeyRing } from '../../secrets/key-ring'
import { signedLink } from '../file/file-link'

/** A picture or video as a row keeps it. */
export type KeptMedia = SubmitFeedback['media'][number]

/** A row of `feedback`, with what was said last. */
export interface FeedbackRow {
  id: string
  status: FeedbackStatus
  category: FeedbackCategory | null
  content: string
  contact: string
  media: KeptMedia[]
  revision: number
  savedAt: Date
  feedbackNo: string | null
  submittedAt: Date | null
  closedAt: Date | null
  readAt: Date | null
  stars: number | null
  /** Whether the last word was an answer; null while nobody has said anything since. */
  lastIsAnswer: boolean | null
  answer: string | null
  answeredAt: Date | null
}

/** Those of `FeedbackRow` that are instants. */
export const FEEDBACK_DATES = [
  'savedAt',
  'submittedAt',
  'closedAt',
  'readAt',
  'answeredAt',
] as const satisfies readonly (keyof FeedbackRow)[]

/** Reads rows under the names of `FeedbackRow`; a WHERE clause on `feedback` follows. */
export const SELECT_FEEDBACK = `SELECT feedback.id, feedback.status, feedback.category, feedback.content, feedback.contact,
  feedback.media, feedback.revision, feedback.saved_at AS "savedAt", feedback.feedback_no AS "feedbackNo",
  feedback.submitted_at AS "submittedAt", feedback.closed_at AS "closedAt", feedback.read_at AS "readAt", feedback.stars,
  last.is_answer AS "lastIsAnswer", answer.content AS answer, answer.said_at AS "answeredAt"
  FROM feedback
  LEFT JOIN LATERAL (
    SELECT is_answer FROM feedback_message said
    WHERE said.account_id = feedback.account_id AND said.feedback_id = feedback.id
    ORDER BY said_at DESC, id DESC LIMIT 1) last ON true
  LEFT JOIN LATERAL (
    SELECT content, said_at FROM feedback_message said
    WHERE said.account_id = feedback.account_id AND said.feedback_id = feedback.id AND is_answer
    ORDER BY said_at DESC, id DESC LIMIT 1) answer ON true`

/** How far a submitted feedback is. */
export const progressOf = ({ closedAt, lastIsAnswer }: FeedbackRow): FeedbackProgress => {
  if (closedAt !== null) return FeedbackProgress.closed
  return lastIsAnswer === true ? FeedbackProgress.answered : FeedbackProgress.waiting
}

/** Media with addresses that show them for a while. */
export const shownMedia = (media: readonly KeptMedia[], secret: KeyRing, now: Date): FeedbackMedia[] =>
  media.map((one) => ({ ...one, url: signedLink(secret, one.path, now) }))
