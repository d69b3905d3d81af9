import { isSameForm, type PhoneDraft } from '@/domain/feedback/draft'
import { parseShanghai } from '@/domain/time/shanghai-time'
import { fetchFeedbackDrafts, fetchFeedbackPage } from '../api/feedback'
import { isBeingSent } from './being-sent'
import { deleteThere } from './delete-draft'
import { deletedDrafts } from './deleted-drafts'
import { openDrafts, type OwnDrafts } from './draft-store'
import { saveDraft, savingCallsOf } from './save-draft'
import { adoptDraft, joinDrafts } from './send-draft'

/** More than anybody sends while a reply to one is missing; those that were sent last come first. */
const LAST_SENT = { current: 1, size: 50 } as const

/**
 * Drops what was sent without a reply and has arrived. The list is asked, for looking at one marks its answers as read.
 * One that arrived from another phone with other words stays, or what was written here would be lost unseen.
 */
const dropArrived = async (drafts: OwnDrafts): Promise<void> => {
  const isUnsure = ({ id, isSending }: PhoneDraft): boolean => isSending && !isBeingSent(id)
  if (!drafts.all().some(isUnsure)) return
  const { records } = await fetchFeedbackPage(LAST_SENT)
  for (const { id, category, content } of records) {
    const kept = drafts.find(id)
    if (kept && isUnsure(kept) && kept.category === category && kept.content === content) drafts.drop(id)
  }
}

/**
 * Brings the server's drafts to this phone: new ones as they are, known ones joined with what was written here. One that
 * the server had and has no more, unchanged here, was sent or deleted on another phone, and goes; so does one that has
 * arrived without a reply. The server is told first of what was deleted here, and in the end of what it lacks of the phone's;
 * what fails of that stays here, for another time.
 *
 * @throws ApiError as `call` where the server's drafts do not come; the phone's stay as they are.
 */
export const syncDrafts = async (userId: string): Promise<void> => {
  const drafts = openDrafts(userId)
  // One that is saved for the first time while the server is asked is not in its answer either.
  const before = drafts.all()
  await deleteThere(userId)
  const theirs = await fetchFeedbackDrafts()
  const deleted = deletedDrafts(userId).ids()
  for (const { id } of before.filter(({ revision }) => revision > 0)) {
    const kept = drafts.find(id)
    const isGone = kept !== undefined && theirs.every((one) => one.id !== id)
    if (isGone && !isBeingSent(id) && isSameForm(kept, kept.base)) drafts.drop(id)
  }
  for (const one of theirs) {
    const kept = drafts.find(one.id)
    // One that was here before was deleted or sent while the server was asked, or earlier and the server does not know.
    const isNew = kept === undefined && before.every(({ id }) => id !== one.id) && !deleted.includes(one.id)
    if (isNew) drafts.keep(adoptDraft(one, parseShanghai(one.savedTime)))
    // An answer that a saving has overtaken is older than what is here.
    else if (kept !== undefined && one.revision > kept.revision && !kept.isSending && !isBeingSent(one.id))
      drafts.keep(joinDrafts(kept, one))
  }
  await dropArrived(drafts).catch(() => undefined)
  const calls = savingCallsOf(userId)
  for (const { id } of drafts.all()) {
    if (isBeingSent(id)) continue
    await saveDraft(calls, { newest: () => drafts.find(id), keep: drafts.keep }).catch(() => undefined)
  }
}
