import type { FastifyInstance } from 'fastify'
import { ask, deleteDraft, detail, drafts, list, rate, saveDraft, submit } from '@/wire/endpoints/feedback'
import {
  AskAgain,
  FeedbackDetail,
  FeedbackDraft,
  FeedbackDrafts,
  FeedbackId,
  FeedbackPage,
  RateFeedback,
  SaveFeedbackDraft,
  SubmitFeedback,
} from '@/wire/schemas/feedback'
import { PageQuery } from '@/wire/schemas/page'
import { NoPayload, Nothing } from '@/wire/schemas/parts'
import { MINUTE_MS } from '@/domain/time/duration'
import { route } from '../../http/route'
import { deleteDraft as removeDraft } from './feedback-statements'
import { openDetail, readDrafts, readSubmitted } from './read-feedback'
import { askAgain, rateFeedback, saveDraft as keepDraft, submitFeedback } from './write-feedback'

const RATE_LIMIT = { max: 60, timeWindow: MINUTE_MS }

/** What customers tell the brand (extensions; docs/rules/feedback.md). */
export const feedbackModule = (app: FastifyInstance): void => {
  const { database, clock, secret } = app
  const reading = () => ({ db: database, secret, now: clock.now() })
  const writing = () => ({ database, secret, now: clock.now() })

  /** `POST /app/feedback/saveDraft`: the next revision of a draft; 409 when another phone has saved it since. */
  route(app, saveDraft, {
    schema: { request: SaveFeedbackDraft, reply: FeedbackDraft },
    rateLimit: RATE_LIMIT,
    handler: ({ userId, payload }) => keepDraft(writing(), userId, payload),
  })

  /** `GET /app/feedback/drafts`: those that are not submitted. */
  route(app, drafts, {
    schema: { request: NoPayload, reply: FeedbackDrafts },
    handler: ({ userId }) => readDrafts(reading(), userId),
  })

  /** `POST /app/feedback/deleteDraft`: one that is not there is deleted already. */
  route(app, deleteDraft, {
    schema: { request: FeedbackId, reply: Nothing },
    handler: async ({ userId, payload }) => {
      await removeDraft(database, userId, payload.id)
      return null
    },
  })

  /** `POST /app/feedback/submit`: once for each id; again it answers the feedback as it is; 429 beyond ten a day. */
  route(app, submit, {
    schema: { request: SubmitFeedback, reply: FeedbackDetail },
    rateLimit: RATE_LIMIT,
    handler: ({ userId, payload }) => submitFeedback(writing(), userId, payload),
  })

  /** `GET /app/feedback/list`: what was submitted, the newest first. */
  route(app, list, {
    schema: { request: PageQuery, reply: FeedbackPage },
    handler: ({ userId, payload }) => readSubmitted(database, userId, payload),
  })

  /** `GET /app/feedback/detail`: all that was said, which is read from now on; 404 for another person's. */
  route(app, detail, {
    schema: { request: FeedbackId, reply: FeedbackDetail },
    handler: ({ userId, payload }) => openDetail(reading(), userId, payload.id),
  })

  /** `POST /app/feedback/ask`: a further word, once for each id; 409 when the feedback is closed. */
  route(app, ask, {
    schema: { request: AskAgain, reply: FeedbackDetail },
    rateLimit: RATE_LIMIT,
    handler: ({ userId, payload }) => askAgain(writing(), userId, payload),
  })

  /** `POST /app/feedback/rate`: one to five stars, once; 409 before there is an answer. */
  route(app, rate, {
    schema: { request: RateFeedback, reply: FeedbackDetail },
    handler: ({ userId, payload }) => rateFeedback(writing(), userId, payload),
  })
}
