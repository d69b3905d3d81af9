import type {
  AskAgain,
  FeedbackDetail,
  FeedbackDraft,
  FeedbackItem,
  FeedbackMedia,
  RateFeedback,
  SaveFeedbackDraft,
  SubmitFeedback,
} from '@/wire/schemas/feedback'
import type { Page, PageQuery } from '@/wire/schemas/page'
import * as endpoints from '@/wire/endpoints/feedback'
import { staticUrl } from '../environment'
import { call, type CallOptions } from '../request/call'

const shown = (media: readonly FeedbackMedia[]): FeedbackMedia[] =>
  media.map((one) => ({ ...one, url: staticUrl(one.url) }))

const shownDetail = (detail: FeedbackDetail): FeedbackDetail => ({
  ...detail,
  messages: detail.messages.map((message) => ({ ...message, media: shown(message.media) })),
})

const shownDraft = (draft: FeedbackDraft): FeedbackDraft => ({ ...draft, media: shown(draft.media) })

/** Keeps a draft (extension). */
export const saveFeedbackDraft = async (body: SaveFeedbackDraft, options?: CallOptions): Promise<FeedbackDraft> =>
  shownDraft(await call(endpoints.saveDraft, body, options))

/** Reads the drafts that the server has (extension). */
export const fetchFeedbackDrafts = async (options?: CallOptions): Promise<FeedbackDraft[]> =>
  (await call(endpoints.drafts, {}, options)).map(shownDraft)

/** Deletes a draft (extension). */
export const deleteFeedbackDraft = (id: string, options?: CallOptions): Promise<null> =>
  call(endpoints.deleteDraft, { id }, options)

/**
 * Sends a feedback, once for each id (extension).
 *
 * @throws ApiError as `call`: fileNotFound, feedbackTooOften.
 */
export const submitFeedback = async (body: SubmitFeedback, options?: CallOptions): Promise<FeedbackDetail> =>
  shownDetail(await call(endpoints.submit, body, options))

/** Reads a page of what was submitted (extension). */
export const fetchFeedbackPage = (query: PageQuery, options?: CallOptions): Promise<Page<FeedbackItem>> =>
  call(endpoints.list, query, options)

/** Reads a submitted feedback with all that was said (extension). */
export const fetchFeedback = async (id: string, options?: CallOptions): Promise<FeedbackDetail> =>
  shownDetail(await call(endpoints.detail, { id }, options))

/** Adds a further word, once for each id of a message (extension). */
export const askFeedback = async (body: AskAgain, options?: CallOptions): Promise<FeedbackDetail> =>
  shownDetail(await call(endpoints.ask, body, options))

/** Rates an answered feedback (extension). */
export const rateFeedback = async (body: RateFeedback, options?: CallOptions): Promise<FeedbackDetail> =>
  shownDetail(await call(endpoints.rate, body, options))
