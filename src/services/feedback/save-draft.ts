import { ErrorCode } from '@/wire/errors'
import { formOf, isSameForm, isToSave, type PhoneDraft } from '@/domain/feedback/draft'
import { isFileKept } from '../api/common'
import { fetchFeedbackDrafts, saveFeedbackDraft } from '../api/feedback'
import { isRefusal } from '../request/errors'
import { onlyAs } from '../session/only-as'
import { inTurn } from './in-turn'
import { saveOnServer, type KeepDraft, type SavingCalls } from './send-draft'

/** Where a draft stands that is written on while it is being saved. */
export interface DraftPlace {
  /** The draft as it stands now; undefined once it was sent or deleted. */
  newest: () => PhoneDraft | undefined
  keep: KeepDraft
  /** Words of another phone were joined with it. */
  onJoined?: () => void
}

/** The calls that save drafts of a user; each refuses once somebody else is logged in. */
export const savingCallsOf = (userId: string): SavingCalls => {
  const asWriter = onlyAs(userId)
  return { isKept: asWriter(isFileKept), save: asWriter(saveFeedbackDraft), drafts: asWriter(fetchFeedbackDrafts) }
}

const saveNewest = async (calls: SavingCalls, { newest, keep, onJoined }: DraftPlace): Promise<void> => {
  const sent = newest()
  if (sent === undefined || !isToSave(sent)) return
  const change = (after: (now: PhoneDraft) => PhoneDraft): void => {
    const now = newest()
    if (now !== undefined) keep(after(now))
  }
  try {
    await saveOnServer(sent, calls, (saved) => {
      const isJoined = !isSameForm(formOf(saved), formOf(sent))
      if (isJoined) onJoined?.()
      change((now) => (isJoined ? saved : { ...now, revision: saved.revision, base: saved.base }))
    })
  } catch (error) {
    if (!isRefusal(error, ErrorCode.feedbackSubmitted)) throw error
    change((now) => ({ ...now, isSending: true }))
  }
}

/**
 * Keeps on the server, too, what it lacks of a draft. What was typed while the call was on its way stays; one that turns out to be submitted
 * is no more changed.
 *
 * @throws ApiError as `call`; the draft stays as it is, to be saved another time.
 */
export const saveDraft = async (calls: SavingCalls, place: DraftPlace): Promise<void> => {
  const draft = place.newest()
  if (draft !== undefined && isToSave(draft)) await inTurn(draft.id, () => saveNewest(calls, place))
}
