import { messages } from '@/ui/messages'
import { confirmDialog } from './dialogs'

/** Asks before something that was entered and not saved is lost; true means it may be. */
export const confirmDiscard = (): Promise<boolean> =>
  confirmDialog({
    title: messages.discardTitle,
    text: messages.discardText,
    okLabel: messages.discard,
    isDestructive: true,
  })
