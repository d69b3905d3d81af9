import { ErrorCode } from '@/wire/errors'
import { formOf, isToSave, type PhoneDraft } from '@/domain/feedback/draft'
import { mergeForms } from '@/domain/feedback/merge-forms'
import { isFileKept } from '../api/common'
import { fetchFeedbackDrafts, saveFeedbackDraft } from '../api/feedback'
import { isRefusal } from '../request/errors'
import { onlyAs } from '../session/only-as'
import { inTurn } from './in-turn'
import { saveOnServer, type KeepDraft, type SavingCalls, type Writing } from './send-draft'

/** Where a draft stands that is written on while it is being saved. */
export interface DraftPlace extends Writing {
  keep: KeepDraft
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
    // What the saving came from: what differs from it by now was typed since.
    let before = formOf(sent)
    const keepSaved = (saved: PhoneDraft): void => {
      const form = formOf(saved)
      const { revision, base } = saved
      change((now) => ({ ...now, ...mergeForms(before, formOf(now), form), revision, base }))
      before = form
    }
    await saveOnServer(sent, calls, keepSaved, { newest, onJoined })
  } catch (error) {
    if (!isRefusal(error, ErrorCode.feedbackSubmitted)) throw error
    change((now) => ({ ...now, isSending: true }))
  }
}

/**
 * Keeps on the server, too, what it lacks of a draft. What was typed while the call was on its way stays; one that turns out
 * to be submitted is no more changed.
 *
 * @throws ApiError as `call`; the draft stays as it is, to be saved another time.
 */
export const saveDraft = async (calls: SavingCalls, place: DraftPlace): Promise<void> => {
  const draft = place.newest()
  if (draft !== undefined && isToSave(draft)) await inTurn(draft.id, () => saveNewest(calls, place))
}
