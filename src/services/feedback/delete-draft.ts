import { deleteFeedbackDraft } from '../api/feedback'
import { isTransient } from '../request/errors'
import { onlyAs } from '../session/only-as'
import { deletedDrafts } from './deleted-drafts'
import type { OwnDrafts } from './draft-store'
import { inTurn } from './in-turn'

/**
 * Deletes a draft in the account and here, after a saving that is on its way. The server is asked also where it has told of
 * no saving, for the reply may have been lost; without a network such a draft goes from here at once, and the server is
 * asked again with the other drafts.
 *
 * @throws ApiError as `call`; the draft stays, or it would come back.
 */
export const deleteDraft = (drafts: OwnDrafts, id: string): Promise<void> =>
  inTurn(id, async () => {
    const draft = drafts.find(id)
    if (draft === undefined) return
    await deleteFeedbackDraft(id).catch((error: unknown) => {
      if (draft.revision > 0 || !isTransient(error)) throw error
      deletedDrafts(drafts.userId).add(id)
    })
    drafts.drop(id)
  })

/** Deletes in the account what was deleted here alone; what fails is asked for another time. Never rejects. */
export const deleteThere = async (userId: string): Promise<void> => {
  const deleted = deletedDrafts(userId)
  const remove = onlyAs(userId)(deleteFeedbackDraft)
  for (const id of deleted.ids()) {
    await inTurn(id, () => remove(id)).then(
      () => deleted.drop(id),
      () => undefined,
    )
  }
}
