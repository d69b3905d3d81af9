import { createStore } from 'zustand/vanilla'
import { isEmpty, type DraftMedia, type FeedbackForm, type PhoneDraft } from '@/domain/feedback/draft'
import { DAY_MS } from '@/domain/time/duration'
import { storedSlot } from '../storage/stored-slot'

interface KeptDrafts {
  /** Whose they are: nobody else on this phone sees them. */
  userId: string
  drafts: PhoneDraft[]
}

const LIFETIME_MS = 90 * DAY_MS

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isMedia = (value: unknown): value is DraftMedia =>
  isObject(value) &&
  typeof value.key === 'string' &&
  typeof value.kind === 'string' &&
  typeof value.bytes === 'number' &&
  (value.path === null || typeof value.path === 'string')

const isForm = (value: unknown): value is FeedbackForm =>
  isObject(value) &&
  (value.category === null || typeof value.category === 'number') &&
  typeof value.content === 'string' &&
  typeof value.contact === 'string' &&
  Array.isArray(value.media) &&
  value.media.every(isMedia)

const isDraft = (value: unknown): value is PhoneDraft =>
  isObject(value) &&
  isForm(value) &&
  'id' in value &&
  typeof value.id === 'string' &&
  'revision' in value &&
  typeof value.revision === 'number' &&
  'base' in value &&
  isForm(value.base) &&
  'changedMs' in value &&
  typeof value.changedMs === 'number' &&
  'isSending' in value &&
  typeof value.isSending === 'boolean'

const isKept = (value: unknown): value is KeptDrafts =>
  isObject(value) && typeof value.userId === 'string' && Array.isArray(value.drafts) && value.drafts.every(isDraft)

const slot = storedSlot<KeptDrafts>('feedback-drafts', { isValue: isKept, lifetimeMs: LIFETIME_MS })

/** The drafts of this phone, the one that was changed last first. */
export const feedbackDrafts = createStore<readonly PhoneDraft[]>(() => [])

let ownerId = ''

/** Brings the drafts of a user into view; those of another one are forgotten. */
export const openDrafts = (userId: string): void => {
  if (ownerId === userId) return
  ownerId = userId
  const kept = slot.read()
  feedbackDrafts.setState(kept?.userId === userId ? kept.drafts : [], true)
}

const write = (drafts: readonly PhoneDraft[]): void => {
  feedbackDrafts.setState(drafts, true)
  slot.write({ userId: ownerId, drafts: [...drafts] })
}

/** One draft of this phone. */
export const findDraft = (id: string): PhoneDraft | undefined => feedbackDrafts.getState().find((one) => one.id === id)

/** Keeps a draft in place of what was there; one that says nothing is dropped. */
export const keepDraft = (draft: PhoneDraft): void => {
  const others = feedbackDrafts.getState().filter(({ id }) => id !== draft.id)
  write(isEmpty(draft) && draft.revision === 0 ? others : [draft, ...others])
}

/** Forgets a draft. */
export const dropDraft = (id: string): void => write(feedbackDrafts.getState().filter((one) => one.id !== id))
