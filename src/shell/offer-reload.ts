import { network } from '@/platform/network'
import { alertDialog, confirmDialog } from '@/ui/feedback/dialogs'
import { messages } from './messages'

/** Answers a page that did not load. Without a network a reload would lose even the page that is there. */
export const offerReload = async (reload: () => void): Promise<void> => {
  if (!network.isOnline()) return alertDialog({ title: messages.pageTitle, text: messages.pageOfflineText })
  const isWanted = await confirmDialog({
    title: messages.pageTitle,
    text: messages.pageText,
    okLabel: messages.loadAgain,
    cancelLabel: messages.later,
  })
  if (isWanted) reload()
}
