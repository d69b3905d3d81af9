import type { FeedbackDetail, FeedbackDraft, FeedbackItem } from '@/wire/schemas/feedback'
import { FeedbackProgress, FeedbackStatus } from '@/wire/enums/feedback'
import type { Page, PageQuery } from '@/wire/schemas/page'
import { ErrorCode } from '@/wire/errors'
import { formatShanghai } from '@/domain/time/shanghai-time'
import type { Queryable } from '../../db/queryable'
import { readPage } from '../../db/read-page'
import { together, type RowsOf } from '../../db/together'
import { Refusal } from '../../http/errors'
import type { KeyRing } from '../../secrets/key-ring'
import { progressOf, shownMedia, type FeedbackRow } from './feedback-row'
import { feedbackCount, feedbackOf, findFeedback, listDrafts, readFrom, submittedOfPage } from './feedback-statements'
import { messagesOf } from './message-statements'

/** What reading needs: links to private files are signed. */
export interface ReadNeeds {
  db: Queryable
  secret: KeyRing
  now: Date
}

const draftOf = ({ secret, now }: ReadNeeds, row: FeedbackRow): FeedbackDraft => ({
  id: row.id,
  category: row.category,
  content: row.content,
  contact: row.contact,
  media: shownMedia(row.media, secret, now),
  revision: row.revision,
  savedTime: formatShanghai(row.savedAt.getTime()),
})

/** A submitted row, whose late columns the table's own check wants. */
const submitted = (row: FeedbackRow) => {
  const { category, feedbackNo, submittedAt } = row
  if (category === null || feedbackNo === null || submittedAt === null)
    throw new Error('A submitted feedback has gaps.')
  return { category, feedbackNo, submittedAt }
}

const itemOf = (row: FeedbackRow): FeedbackItem => {
  const { category, feedbackNo, submittedAt } = submitted(row)
  const { id, content, answer, answeredAt, readAt, stars } = row
  return {
    id,
    feedbackNo,
    category,
    content,
    progress: progressOf(row),
    submitTime: formatShanghai(submittedAt.getTime()),
    answer,
    isUnread: answeredAt !== null && (readAt === null || readAt < answeredAt),
    stars,
  }
}

/** The drafts of an account. */
export const readDrafts = async (needs: ReadNeeds, userId: string): Promise<FeedbackDraft[]> =>
  (await listDrafts(needs.db, userId)).map((row) => draftOf(needs, row))

/** One draft that is there. */
export const readDraft = async (needs: ReadNeeds, userId: string, id: string): Promise<FeedbackDraft> => {
  const row = await findFeedback(needs.db, userId, id)
  if (row === undefined) throw new Refusal(ErrorCode.feedbackNotFound)
  return draftOf(needs, row)
}

/** A page of what an account has submitted. */
export const readSubmitted = (db: Queryable, userId: string, page: PageQuery): Promise<Page<FeedbackItem>> => {
  const asked = { rows: submittedOfPage(userId, page), count: feedbackCount(userId, FeedbackStatus.submitted) }
  return readPage(db, asked, page, itemOf)
}

const wholeOf = (userId: string, id: string) => ({ told: feedbackOf(userId, id), said: messagesOf(userId, id) })

const detailOf = (
  { secret, now }: Omit<ReadNeeds, 'db'>,
  { told: [row], said }: RowsOf<ReturnType<typeof wholeOf>>,
): FeedbackDetail => {
  if (row === undefined || row.status !== FeedbackStatus.submitted) throw new Refusal(ErrorCode.feedbackNotFound)
  const { category, feedbackNo, submittedAt } = submitted(row)
  const { id, content, contact, media, stars, answer } = row
  const first = { id, isAnswer: false, text: content, media: shownMedia(media, secret, now) }
  return {
    id,
    feedbackNo,
    category,
    contact,
    progress: progressOf(row),
    messages: [
      { ...first, time: formatShanghai(submittedAt.getTime()) },
      ...said.map(({ saidAt, content: words, ...message }) => ({
        ...message,
        text: words,
        media: [],
        time: formatShanghai(saidAt.getTime()),
      })),
    ],
    canRate: answer !== null && stars === null,
    stars,
  }
}

/**
 * A submitted feedback with all that was said.
 *
 * @throws Refusal feedbackNotFound, for another person's and for a draft too.
 */
export const readDetail = async ({ db, ...needs }: ReadNeeds, userId: string, id: string): Promise<FeedbackDetail> =>
  detailOf(needs, await together(db, wholeOf(userId, id)))

/** The same for its owner, who has read it from now on. */
export const openDetail = async ({ db, ...needs }: ReadNeeds, userId: string, id: string): Promise<FeedbackDetail> =>
  detailOf(needs, await together(db, { ...wholeOf(userId, id), read: readFrom(userId, id, needs.now) }))

/** Whether more may be said: not once it is closed. */
export const isClosed = ({ progress }: FeedbackDetail): boolean => progress === FeedbackProgress.closed
