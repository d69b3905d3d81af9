import { deleteFeedbackDraft } from '../api/feedback'
import { isTransient } from '../request/errors'
import type { OwnDrafts } from './draft-store'
import { inTurn } from './in-turn'

/**
 * Deletes a draft in the account and here, after a saving that is on its way. The server is asked also where it has told of
 * no saving, for the reply may have been lost; without a network such a draft goes from here alone.
 *
 * @throws ApiError as `call`; the draft stays, or it would come back.
 */
export const deleteDraft = (drafts: OwnDrafts, id: string): Promise<void> =>
  inTurn(id, async () => {
    const draft = drafts.find(id)
    if (draft === undefined) return
    await deleteFeedbackDraft(id).catch((error: unknown) => {
      if (draft.revision > 0 || !isTransient(error)) throw error
    })
    drafts.drop(id)
  })
