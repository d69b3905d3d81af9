import { Type, type Static } from 'typebox'
import { MediaKind } from '../enums/content'
import { FeedbackCategory, FeedbackLimit, FeedbackProgress } from '../enums/feedback'
import { pageOf } from './page'
import { count, flag, madeId, nullable, text, uploadPath, valueOf, wallTime } from './parts'

const id = () => madeId('Made by the phone before the first try; the same feedback keeps it')
const words = (minLength: number) => Type.String({ minLength, maxLength: FeedbackLimit.words })

/** A picture or video that was uploaded for a feedback. */
const SentMedia = Type.Object({
  key: madeId('Made by the phone when it was chosen'),
  path: uploadPath('As the private upload answered it'),
  kind: valueOf(MediaKind),
})

const form = {
  id: id(),
  contact: Type.String({ maxLength: FeedbackLimit.contact, description: 'Where an answer may go as well' }),
  media: Type.Array(SentMedia, { maxItems: FeedbackLimit.media }),
}

/** A draft as the phone has it. */
export const SaveFeedbackDraft = Type.Object({
  ...form,
  category: nullable(valueOf(FeedbackCategory), 'until one is chosen'),
  content: words(0),
  baseRevision: Type.Integer({ minimum: 0, description: 'What it was changed from; 0 for a new one' }),
})
export type SaveFeedbackDraft = Static<typeof SaveFeedbackDraft>

export const SubmitFeedback = Type.Object({ ...form, category: valueOf(FeedbackCategory), content: words(1) })
export type SubmitFeedback = Static<typeof SubmitFeedback>

/** A picture or video with an address that shows it for ten minutes. */
export const FeedbackMedia = Type.Object({ key: text(), path: text(), kind: valueOf(MediaKind), url: text('Expires') })
export type FeedbackMedia = Static<typeof FeedbackMedia>

export const FeedbackDraft = Type.Object({
  id: text(),
  category: nullable(valueOf(FeedbackCategory), 'until one is chosen'),
  content: text(),
  contact: text(),
  media: Type.Array(FeedbackMedia),
  revision: count(),
  savedTime: wallTime(),
})
export type FeedbackDraft = Static<typeof FeedbackDraft>

/** The one that was saved last first. */
export const FeedbackDrafts = Type.Array(FeedbackDraft)

export const FeedbackId = Type.Object({ id: id() })

export const FeedbackItem = Type.Object({
  id: text(),
  feedbackNo: text('As people say it'),
  category: valueOf(FeedbackCategory),
  content: text(),
  progress: valueOf(FeedbackProgress),
  submitTime: wallTime(),
  answer: nullable(text('The newest one'), 'until there is one'),
  isUnread: flag('An answer was not looked at yet'),
  stars: nullable(count(), 'until it is rated'),
})
export type FeedbackItem = Static<typeof FeedbackItem>

export const FeedbackPage = pageOf(FeedbackItem)

export const FeedbackMessage = Type.Object({
  id: text(),
  isAnswer: flag('Said by the brand'),
  text: text(),
  media: Type.Array(FeedbackMedia),
  time: wallTime(),
})
export type FeedbackMessage = Static<typeof FeedbackMessage>

/** A submitted feedback with all that was said, the first word first. */
export const FeedbackDetail = Type.Object({
  id: text(),
  feedbackNo: text(),
  category: valueOf(FeedbackCategory),
  contact: text(),
  progress: valueOf(FeedbackProgress),
  messages: Type.Array(FeedbackMessage),
  canRate: flag('It was answered and not rated yet'),
  stars: nullable(count(), 'until it is rated'),
})
export type FeedbackDetail = Static<typeof FeedbackDetail>

export const AskAgain = Type.Object({
  id: id(),
  messageId: madeId('Made by the phone before the first try'),
  content: words(1),
})
export type AskAgain = Static<typeof AskAgain>

export const RateFeedback = Type.Object({
  id: id(),
  stars: Type.Integer({ minimum: 1, maximum: FeedbackLimit.stars }),
})
export type RateFeedback = Static<typeof RateFeedback>
