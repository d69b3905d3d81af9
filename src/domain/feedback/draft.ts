import { FeedbackLimit, type FeedbackCategory } from '@/wire/enums/feedback'
import type { MediaKind } from '@/wire/enums/content'

/** A picture or video of a draft; `path` is null until the server has it. */
export interface DraftMedia {
  key: string
  kind: MediaKind
  bytes: number
  path: string | null
}

/** What a customer writes. */
export interface FeedbackForm {
  category: FeedbackCategory | null
  content: string
  contact: string
  media: readonly DraftMedia[]
}

/** A draft as the phone keeps it. */
export interface PhoneDraft extends FeedbackForm {
  id: string
  /** The server's count of savings that this one comes from; 0 while the server has none. */
  revision: number
  /** What phone and server last agreed on. */
  base: FeedbackForm
  changedMs: number
  /** It was sent and no reply came: it may have arrived, so it is sent again as it is and no more changed. */
  isSending: boolean
}

/** What a page that leads to a feedback may put into it. */
export type BegunForm = Partial<Pick<FeedbackForm, 'category' | 'content'>>

const EMPTY_FORM: FeedbackForm = { category: null, content: '', contact: '', media: [] }

/** A draft that nothing was written into yet; what it was begun with is not kept before the customer adds to it. */
export const newDraft = (id: string, nowMs: number, begun: BegunForm = {}): PhoneDraft => {
  const form = { ...EMPTY_FORM, ...begun }
  return { ...form, id, revision: 0, base: form, changedMs: nowMs, isSending: false }
}

/** What of a draft is written. */
export const formOf = ({ category, content, contact, media }: FeedbackForm): FeedbackForm => ({
  category,
  content,
  contact,
  media,
})

/** Whether there is nothing to keep. */
export const isEmpty = ({ content, media }: FeedbackForm): boolean => content.trim() === '' && media.length === 0

/** By how much a form has more characters, characters of the contact and files than a feedback may have; 0 within each. */
export const beyondLimits = ({
  content,
  contact,
  media,
}: FeedbackForm): Record<'words' | 'contact' | 'media', number> => ({
  words: Math.max(0, content.length - FeedbackLimit.words),
  contact: Math.max(0, contact.length - FeedbackLimit.contact),
  media: Math.max(0, media.length - FeedbackLimit.media),
})

const isWithinLimits = (form: FeedbackForm): boolean => Object.values(beyondLimits(form)).every((count) => count === 0)

const keyOf = ({ key, path }: DraftMedia): string => `${key}:${path ?? ''}`

/** Whether two forms say the same. */
export const isSameForm = (one: FeedbackForm, other: FeedbackForm): boolean =>
  one.category === other.category &&
  one.content === other.content &&
  one.contact === other.contact &&
  one.media.map(keyOf).join() === other.media.map(keyOf).join()

/**
 * Whether the server lacks words or files of a draft that it can be told by now: a file is told once it is uploaded, and a
 * draft that has more than it takes is not told at all.
 */
export const isToSave = (draft: PhoneDraft): boolean =>
  !draft.isSending &&
  !isEmpty(draft) &&
  isWithinLimits(draft) &&
  !isSameForm({ ...draft, media: draft.media.filter(({ path }) => path !== null) }, draft.base)
