import { createStore } from 'zustand/vanilla'
import { isEmpty, type DraftMedia, type FeedbackForm, type PhoneDraft } from '@/domain/feedback/draft'
import { DAY_MS } from '@/domain/time/duration'
import { keptFiles } from '@/platform/kept-files'
import { isRecord } from '../storage/is-record'
import { storedSlot } from '../storage/stored-slot'

interface KeptDrafts {
  /** Whose they are: nobody else on this phone sees them. */
  userId: string
  drafts: readonly PhoneDraft[]
}

const LIFETIME_MS = 90 * DAY_MS

const isMedia = (value: unknown): value is DraftMedia =>
  isRecord(value) &&
  typeof value.key === 'string' &&
  typeof value.kind === 'string' &&
  typeof value.bytes === 'number' &&
  (value.path === null || typeof value.path === 'string')

const isForm = (value: unknown): value is FeedbackForm =>
  isRecord(value) &&
  (value.category === null || typeof value.category === 'number') &&
  typeof value.content === 'string' &&
  typeof value.contact === 'string' &&
  Array.isArray(value.media) &&
  value.media.every(isMedia)

const isDraft = (value: unknown): value is PhoneDraft =>
  isRecord(value) &&
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
  isRecord(value) && typeof value.userId === 'string' && Array.isArray(value.drafts) && value.drafts.every(isDraft)

const slot = storedSlot<KeptDrafts>('feedback-drafts', { isValue: isKept, lifetimeMs: LIFETIME_MS })

/** The drafts of this phone, the one that was changed last first; each user sees those of `draftsOf`. */
export const feedbackDrafts = createStore<KeptDrafts>(() => ({ userId: '', drafts: [] }))

const NONE: readonly PhoneDraft[] = []

/** Selects the drafts of a user: none while they are another one's. */
export const draftsOf =
  (userId: string | undefined) =>
  (kept: KeptDrafts): readonly PhoneDraft[] =>
    kept.userId === userId ? kept.drafts : NONE

const fileKeysOf = (drafts: readonly PhoneDraft[]): Set<string> =>
  new Set(drafts.flatMap(({ media }) => media.map(({ key }) => key)))

/** A file is on this phone for as long as a draft of it has it. */
const isOfADraft = (key: string): boolean => fileKeysOf(feedbackDrafts.getState().drafts).has(key)

/** The drafts of one user; once another one's were opened on this phone, nothing is found or kept here any more. */
export interface OwnDrafts {
  userId: string
  all(): readonly PhoneDraft[]
  find(id: string): PhoneDraft | undefined
  /** Keeps a draft in place of what was there; one that says nothing is dropped. */
  keep(draft: PhoneDraft): void
  /** Forgets a draft and its files. */
  drop(id: string): void
}

const handleOf = (userId: string): OwnDrafts => {
  const all = (): readonly PhoneDraft[] => draftsOf(userId)(feedbackDrafts.getState())
  const others = (id: string): readonly PhoneDraft[] => all().filter((one) => one.id !== id)
  const write = (drafts: readonly PhoneDraft[]): void => {
    if (feedbackDrafts.getState().userId !== userId) return
    const files = fileKeysOf(all())
    feedbackDrafts.setState({ userId, drafts }, true)
    slot.write({ userId, drafts })
    for (const key of files) if (!isOfADraft(key)) void keptFiles.remove(key)
  }
  return {
    userId,
    all,
    find: (id) => all().find((one) => one.id === id),
    keep: (draft) => write(isEmpty(draft) && draft.revision === 0 ? others(draft.id) : [draft, ...others(draft.id)]),
    drop: (id) => write(others(id)),
  }
}

/** Brings the drafts of a user into view; those of another one are forgotten, with the files of what is no draft here. */
export const openDrafts = (userId: string): OwnDrafts => {
  if (feedbackDrafts.getState().userId !== userId) {
    const kept = slot.read()
    const isOwn = kept?.userId === userId
    if (!isOwn) slot.clear()
    feedbackDrafts.setState({ userId, drafts: isOwn ? kept.drafts : [] }, true)
    void keptFiles.keepOnly(isOfADraft)
  }
  return handleOf(userId)
}
