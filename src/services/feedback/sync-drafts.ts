import { isSameForm } from '@/domain/feedback/draft'
import { parseShanghai } from '@/domain/time/shanghai-time'
import { fetchFeedbackDrafts } from '../api/feedback'
import { dropDraft, feedbackDrafts, keepDraft, openDrafts } from './draft-store'
import { adoptDraft, joinDrafts } from './send-draft'

/**
 * Brings the server's drafts to this phone: new ones as they are, known ones joined with what was written here. One that
 * the server had and has no more, unchanged here, was sent or deleted on another phone, and goes.
 *
 * @throws ApiError as `call`; the phone's drafts stay as they are.
 */
export const syncDrafts = async (userId: string): Promise<void> => {
  openDrafts(userId)
  const theirs = await fetchFeedbackDrafts()
  for (const kept of feedbackDrafts.getState()) {
    const known = theirs.some(({ id }) => id === kept.id)
    if (!known && kept.revision > 0 && isSameForm(kept, kept.base)) dropDraft(kept.id)
  }
  for (const one of theirs) {
    const kept = feedbackDrafts.getState().find(({ id }) => id === one.id)
    if (kept === undefined) keepDraft(adoptDraft(one, parseShanghai(one.savedTime)))
    else if (kept.revision !== one.revision && !kept.isSending) keepDraft(joinDrafts(kept, one))
  }
}
