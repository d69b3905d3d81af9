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

const OWN = { access: 'login', extension: true } as const

/** Keeps a draft; 409 when it was changed elsewhere or is submitted. */
export const saveDraft = post<typeof SaveFeedbackDraft, typeof FeedbackDraft>('/app/feedback/saveDraft', OWN)
export const drafts = get<typeof NoPayload, typeof FeedbackDrafts>('/app/feedback/drafts', OWN)
export const deleteDraft = post<typeof FeedbackId, typeof Nothing>('/app/feedback/deleteDraft', OWN)
/** Sends a feedback, once for each id; again it answers what came of it. */
export const submit = post<typeof SubmitFeedback, typeof FeedbackDetail>('/app/feedback/submit', OWN)
export const list = get<typeof PageQuery, typeof FeedbackPage>('/app/feedback/list', OWN)
/** Also marks the answers as read. */
export const detail = get<typeof FeedbackId, typeof FeedbackDetail>('/app/feedback/detail', OWN)
/** A further question or word, once for each id of a message. */
export const ask = post<typeof AskAgain, typeof FeedbackDetail>('/app/feedback/ask', OWN)
export const rate = post<typeof RateFeedback, typeof FeedbackDetail>('/app/feedback/rate', OWN)
