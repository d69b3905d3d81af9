import type {
  AskAgain,
  FeedbackDetail,
  FeedbackDraft,
  RateFeedback,
  SaveFeedbackDraft,
  SubmitFeedback,
} from '@/wire/schemas/feedback'
import { FeedbackLimit, FeedbackStatus } from '@/wire/enums/feedback'
import { ErrorCode } from '@/wire/errors'
import { DAY_MS } from '@/domain/time/duration'
import type { Database, Queryable } from '../../db/queryable'
import { run } from '../../db/together'
import { Refusal } from '../../http/errors'
import type { KeyRing } from '../../secrets/key-ring'
import { isBlank } from '../../system/hidden-characters'
import { takeOwnFiles } from '../file/take-own-files'
import { PICTURES_AND_VIDEOS } from '../file/upload-policy'
import { checkPace, type Pace } from '../session/check-pace'
import { holdAccount } from '../session/hold-account'
import { feedbackCount, lockFeedback, markSubmitted, putStars, writeFeedback } from './feedback-statements'
import { insertMessage } from './message-statements'
import { isClosed, readDetail, readDraft } from './read-feedback'

/** Each is read by a person. */
const PACE: Pace = {
  most: 10,
  withinMs: DAY_MS,
  times: `SELECT submitted_at FROM feedback WHERE account_id = $1 AND status = ${FeedbackStatus.submitted}`,
  refusal: ErrorCode.feedbackTooOften,
}

/** What writing needs. */
export interface WriteNeeds {
  database: Database
  secret: KeyRing
  now: Date
}

/** What is shown with a feedback: the writer's own, for nobody else's eyes. @throws Refusal fileNotFound, invalidField. */
const takeMedia = (tx: Queryable, userId: string, media: SaveFeedbackDraft['media'], now: Date) => {
  const paths = media.map(({ path }) => path)
  return takeOwnFiles(tx, userId, { paths, isPrivate: true, field: 'media', types: PICTURES_AND_VIDEOS }, now)
}

/**
 * Keeps a draft as its next revision. One that was deleted or has ended meanwhile is there again: nothing that was typed
 * is lost.
 *
 * @throws Refusal feedbackSubmitted, draftChanged when another phone has saved it since, tooManyDrafts, fileNotFound.
 */
export const saveDraft = (
  { database, secret, now }: WriteNeeds,
  userId: string,
  { baseRevision, ...written }: SaveFeedbackDraft,
): Promise<FeedbackDraft> =>
  database.transaction(async (tx) => {
    const { status, revision } = await lockFeedback(tx, userId, written.id, now)
    if (status === FeedbackStatus.submitted) throw new Refusal(ErrorCode.feedbackSubmitted)
    if (revision !== 0 && revision !== baseRevision) throw new Refusal(ErrorCode.draftChanged)
    if (revision === 0) {
      const [drafts] = await run(tx, feedbackCount(userId, FeedbackStatus.draft))
      if (drafts !== undefined && drafts.total > FeedbackLimit.drafts) throw new Refusal(ErrorCode.tooManyDrafts)
    }
    await takeMedia(tx, userId, written.media, now)
    await writeFeedback(tx, userId, written, now)
    return readDraft({ db: tx, secret, now }, userId, written.id)
  })

/**
 * Submits a feedback, once for each id: whatever comes again finds it submitted and changes nothing.
 *
 * @throws Refusal invalidField, feedbackTooOften with the seconds to wait, fileNotFound for another person's media.
 */
export const submitFeedback = (
  { database, secret, now }: WriteNeeds,
  userId: string,
  written: SubmitFeedback,
): Promise<FeedbackDetail> =>
  database.transaction(async (tx) => {
    if (isBlank(written.content)) throw new Refusal(ErrorCode.invalidField, { field: 'content' })
    const { status } = await lockFeedback(tx, userId, written.id, now)
    if (status === FeedbackStatus.draft) {
      await checkPace(tx, PACE, userId, now)
      await takeMedia(tx, userId, written.media, now)
      await writeFeedback(tx, userId, written, now)
      await markSubmitted(tx, userId, written.id, now)
    }
    return readDetail({ db: tx, secret, now }, userId, written.id)
  })

/** So many words are read before somebody answers; it bounds how long a thread becomes. */
const MOST_UNANSWERED = 20

/** How many words came after the last answer, or after the feedback itself, which is the first message. */
const unanswered = (messages: FeedbackDetail['messages']): number =>
  messages.length -
  1 -
  Math.max(
    0,
    messages.findLastIndex(({ isAnswer }) => isAnswer),
  )

/**
 * Adds a further word of the customer, once for each id of a message.
 *
 * @throws Refusal feedbackNotFound, feedbackClosed, tooManyWords, sessionExpired.
 */
export const askAgain = (
  { database, secret, now }: WriteNeeds,
  userId: string,
  { id, messageId, content }: AskAgain,
): Promise<FeedbackDetail> =>
  database.transaction(async (tx) => {
    const needs = { db: tx, secret, now }
    // One after the other, or many at once would each find room.
    await holdAccount(tx, userId)
    const detail = await readDetail(needs, userId, id)
    if (detail.messages.some((message) => message.id === messageId)) return detail
    if (isClosed(detail)) throw new Refusal(ErrorCode.feedbackClosed)
    if (isBlank(content)) throw new Refusal(ErrorCode.invalidField, { field: 'content' })
    if (unanswered(detail.messages) >= MOST_UNANSWERED) throw new Refusal(ErrorCode.tooManyWords)
    await insertMessage(tx, userId, id, { id: messageId, isAnswer: false, content: content.trim(), saidAt: now })
    return readDetail(needs, userId, id)
  })

/**
 * Keeps how satisfied the customer is, once.
 *
 * @throws Refusal feedbackNotFound, feedbackNotAnswered.
 */
export const rateFeedback = (
  { database, secret, now }: WriteNeeds,
  userId: string,
  { id, stars }: RateFeedback,
): Promise<FeedbackDetail> =>
  database.transaction(async (tx) => {
    const needs = { db: tx, secret, now }
    const { canRate, stars: before } = await readDetail(needs, userId, id)
    if (!canRate && before === null) throw new Refusal(ErrorCode.feedbackNotAnswered)
    await putStars(tx, userId, id, stars)
    return readDetail(needs, userId, id)
  })
