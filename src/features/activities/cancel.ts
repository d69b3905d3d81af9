import { cancelSignUp } from '@/services/api/activity'
import { isTransient } from '@/services/request/errors'
import { failureText } from '@/services/request/failure-text'
import { alertDialog, confirmDialog } from '@/ui/popup/dialogs'
import { showToast } from '@/ui/popup/toast'
import { messages } from './messages'

/** Asks whether a sign-up shall be taken back, does it, and says what came of it. */
export const askToCancel = async (id: string): Promise<void> => {
  const isMeant = await confirmDialog({
    title: messages.cancelTitle,
    text: messages.cancelText,
    okLabel: messages.cancelOk,
    cancelLabel: messages.keep,
    isDestructive: true,
  })
  if (!isMeant) return
  try {
    await cancelSignUp(id)
    showToast(messages.cancelled)
  } catch (error) {
    const title = isTransient(error) ? messages.unknownTitle : messages.notCancelled
    await alertDialog({ title, text: failureText(error) })
  }
}
