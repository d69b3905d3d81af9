import { ErrorCode } from '@/wire/errors'
import { deletePost } from '@/services/api/post'
import { markDeleted } from '@/stores/deleted'
import { goBack } from '@/services/navigation/go-back'
import { rememberPage } from '@/platform/page-change'
import { isRefusal } from '@/services/request/errors'
import { failureText } from '@/services/request/failure-text'
import { alertDialog, confirmDialog } from '@/ui/popup/dialogs'
import { showToast } from '@/ui/popup/toast'
import { messages } from './messages'

/** Deletes what the reader has posted, once that is confirmed, and leaves its page. */
export const deleteOwnPost = async (id: string): Promise<void> => {
  const isSure = await confirmDialog({
    title: messages.deletePostTitle,
    text: messages.deletePostText,
    okLabel: messages.delete,
    isDestructive: true,
  })
  if (!isSure) return
  const isStillHere = rememberPage()
  try {
    await deletePost(id)
  } catch (error) {
    // A reply that was lost: it is gone already.
    if (!isRefusal(error, ErrorCode.articleNotFound)) {
      return alertDialog({ title: messages.notDone, text: failureText(error) })
    }
  }
  markDeleted(id)
  showToast(messages.postDeleted)
  if (isStillHere()) await goBack('pages/home/index')
}
