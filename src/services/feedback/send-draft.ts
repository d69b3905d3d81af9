import type { FeedbackDetail, FeedbackDraft, SaveFeedbackDraft, SubmitFeedback } from '@/wire/schemas/feedback'
import { ErrorCode } from '@/wire/errors'
import { formOf, isSameForm, type DraftMedia, type FeedbackForm, type PhoneDraft } from '@/domain/feedback/draft'
import { mergeForms } from '@/domain/feedback/merge-forms'
import { isDefinite, isLoggedOut, isRefusal } from '../request/errors'

/** By its number: a code that is asked for by its name stands in the main package, which this is not in. */
const TOO_OFTEN: typeof ErrorCode.feedbackTooOften = 42990

/** What saving asks of the server; each may be lost on its way there or back. */
export interface SavingCalls {
  /** Whether the server still has a file: one that no saved draft named is removed after a day. */
  isKept: (path: string) => Promise<boolean>
  save: (body: SaveFeedbackDraft) => Promise<FeedbackDraft>
  drafts: () => Promise<FeedbackDraft[]>
}

/** What sending asks of it. */
export interface FeedbackCalls extends SavingCalls {
  /** Uploads a picture or video and answers its path. */
  upload: (media: DraftMedia) => Promise<string>
  submit: (body: SubmitFeedback) => Promise<FeedbackDetail>
}

/** Where each step of the way is kept, so that another try goes on from there. */
export type KeepDraft = (draft: PhoneDraft) => void

/** How a draft is written on while it is being saved. */
export interface Writing {
  /** The draft as it stands now; undefined once it was sent or deleted. */
  newest: () => PhoneDraft | undefined
  /** Words of another phone were joined with it. */
  onJoined?: (() => void) | undefined
}

type Sent = DraftMedia & { path: string }

const isSent = (media: DraftMedia): media is Sent => media.path !== null

const onWire = ({ media, ...form }: FeedbackForm) => ({
  ...form,
  media: media.filter(isSent).map(({ key, path, kind }) => ({ key, path, kind })),
})

/** The draft with the files that the server has no more marked as to be uploaded. */
const withoutGone = async (draft: PhoneDraft, { isKept }: SavingCalls): Promise<PhoneDraft> => {
  const media: DraftMedia[] = []
  for (const one of draft.media) {
    const isGone = isSent(one) && !(await isKept(one.path))
    media.push(isGone ? { ...one, path: null } : one)
  }
  return { ...draft, media }
}

/** A server's draft in the phone's form; what it says of the files' size nobody needs any more. */
const fromServer = ({ category, content, contact, media }: FeedbackDraft): FeedbackForm => ({
  category,
  content,
  contact,
  media: media.map(({ key, path, kind }) => ({ key, path, kind, bytes: 0 })),
})

/** The server's draft joined with the phone's. */
export const joinDrafts = (draft: PhoneDraft, theirs: FeedbackDraft): PhoneDraft => {
  const base = fromServer(theirs)
  return { ...draft, ...mergeForms(draft.base, formOf(draft), base), revision: theirs.revision, base }
}

/** A server's draft that this phone did not have. */
export const adoptDraft = (theirs: FeedbackDraft, changedMs: number): PhoneDraft => {
  const form = fromServer(theirs)
  return { ...form, id: theirs.id, revision: theirs.revision, base: form, changedMs, isSending: false }
}

/**
 * Keeps a draft on the server too; where another phone changed it meanwhile, both are joined and kept. A file that the
 * server has no more is to be uploaded again.
 */
export const saveOnServer = async (
  draft: PhoneDraft,
  calls: SavingCalls,
  keep: KeepDraft,
  { newest, onJoined }: Writing = { newest: () => draft },
): Promise<PhoneDraft> => {
  const attempt = async (current: PhoneDraft): Promise<PhoneDraft> => {
    const form = formOf(current)
    const { revision } = await calls.save({ id: current.id, baseRevision: current.revision, ...onWire(form) })
    // What the server was not given yet is none of what both agree on.
    const saved = { ...current, revision, base: { ...form, media: form.media.filter(isSent) } }
    keep(saved)
    return saved
  }
  try {
    return await attempt(draft)
  } catch (error) {
    if (isRefusal(error, ErrorCode.fileNotFound)) return attempt(await withoutGone(draft, calls))
    if (!isRefusal(error, ErrorCode.draftChanged)) throw error
    const theirs = (await calls.drafts()).find(({ id }) => id === draft.id)
    // As it stands by now: what was typed since is joined with theirs, not with what was made of both.
    const now = newest() ?? draft
    const joined = theirs === undefined ? { ...now, revision: 0 } : joinDrafts(now, theirs)
    if (!isSameForm(joined, now)) onJoined?.()
    keep(joined)
    // A reply that was lost: the server has it already.
    return isSameForm(joined, joined.base) ? joined : attempt(joined)
  }
}

/** Whether a feedback may have arrived after a try that failed, `wasUnsure` where one before had left that open. */
const mayHaveArrived = (error: unknown, wasUnsure: boolean): boolean => {
  // Turned away at the door, this try says nothing of the one before.
  if (isLoggedOut(error)) return wasUnsure
  if (isRefusal(error, TOO_OFTEN)) return false
  return !isDefinite(error)
}

/** Where a draft stands that is being sent. */
export type SendingPlace = Pick<Writing, 'newest'> & { keep: KeepDraft }

/**
 * Sends a draft with all its media, once: every try goes on where the last one ended, and the server knows the feedback
 * by its id.
 *
 * @returns undefined where the draft went away before all its files were there: then nothing is sent.
 */
export const sendDraft = async (
  calls: FeedbackCalls,
  { newest, keep }: SendingPlace,
): Promise<FeedbackDetail | undefined> => {
  const change = (after: (now: PhoneDraft) => Partial<PhoneDraft>): void => {
    const now = newest()
    if (now !== undefined) keep({ ...now, ...after(now) })
  }
  /** Uploads what the server does not have yet. */
  const uploadMedia = async (): Promise<void> => {
    for (;;) {
      const next = newest()?.media.find((one) => !isSent(one))
      if (next === undefined) return
      const path = await calls.upload(next)
      change(({ media }) => ({ media: media.map((one) => (one.key === next.key ? { ...one, path } : one)) }))
    }
  }
  const attempt = async (wasUnsure: boolean): Promise<FeedbackDetail | undefined> => {
    await uploadMedia()
    const draft = newest()
    if (draft === undefined) return undefined
    const { id, category, contact, content, media } = { ...draft, ...onWire(draft) }
    if (category === null || content.trim() === '') throw new Error('A feedback without category or words was sent.')
    // From here on it may have arrived whatever becomes of the reply.
    change(() => ({ isSending: true }))
    try {
      return await calls.submit({ id, category, content, contact, media })
    } catch (error) {
      change(() => ({ isSending: mayHaveArrived(error, wasUnsure) }))
      throw error
    }
  }
  try {
    return await attempt(newest()?.isSending ?? false)
  } catch (error) {
    const draft = newest()
    if (!isRefusal(error, ErrorCode.fileNotFound) || draft === undefined) throw error
    const { media } = await withoutGone(draft, calls)
    change(() => ({ media, isSending: false }))
    return attempt(false)
  }
}
