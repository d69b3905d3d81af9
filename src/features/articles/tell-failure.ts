import { failureText } from '@/services/request/failure-text'
import { alertDialog } from '@/ui/popup/dialogs'
import { messages } from './messages'

/** Says why a tap was undone. */
export const tellFailure = (error: unknown): Promise<void> =>
  alertDialog({ title: messages.notDone, text: failureText(error) })
