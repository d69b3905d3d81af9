import { get, post } from '../endpoint'
import type {
  AskAgain,
  FeedbackDetail,
  FeedbackDraft,
  FeedbackDrafts,
  FeedbackId,
  FeedbackPage,
  RateFeedback,
  SaveFeedbackDraft,
  SubmitFeedback,
} from '../schemas/feedback'
import type { PageQuery } from '../schemas/page'
import type { NoPayload, Nothing } from '../schemas/parts'

/** Keeps a draft; 409 when it was changed elsewhere or is submitted. */
export const saveDraft = post<typeof SaveFeedbackDraft, typeof FeedbackDraft>('/app/feedback/saveDraft', {
  extension: true,
})
export const drafts = get<typeof NoPayload, typeof FeedbackDrafts>('/app/feedback/drafts', { extension: true })
export const deleteDraft = post<typeof FeedbackId, typeof Nothing>('/app/feedback/deleteDraft', { extension: true })
/** Sends a feedback, once for each id; again it answers what came of it. */
export const submit = post<typeof SubmitFeedback, typeof FeedbackDetail>('/app/feedback/submit', { extension: true })
export const list = get<typeof PageQuery, typeof FeedbackPage>('/app/feedback/list', { extension: true })
/** Also marks the answers as read. */
export const detail = get<typeof FeedbackId, typeof FeedbackDetail>('/app/feedback/detail', { extension: true })
/** A further question or word, once for each id of a message. */
export const ask = post<typeof AskAgain, typeof FeedbackDetail>('/app/feedback/ask', { extension: true })
export const rate = post<typeof RateFeedback, typeof FeedbackDetail>('/app/feedback/rate', { extension: true })
