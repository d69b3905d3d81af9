import { isTransient } from '@/services/request/errors'
import { failureText } from '@/services/request/failure-text'
import { alertDialog } from '@/ui/popup/dialogs'
import { messages } from './messages'

/** Tells why nobody was logged out, or, where no answer came, that nobody knows. */
export const tellFailure = (error: unknown): Promise<void> =>
  alertDialog({ title: isTransient(error) ? messages.unknownTitle : messages.failed, text: failureText(error) })
