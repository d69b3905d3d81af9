import Taro from '@tarojs/taro'
import { network } from '@/platform/network'
import { alertDialog, confirmDialog } from '@/ui/feedback/dialogs'
import { failFirstPage } from './first-page-failure'
import { messages } from './messages'

/**
 * Answers a page that did not load: in its place when it is the first, else on the page that is there. Without a network a
 * reload would lose even that one.
 */
export const offerReload = async (reload: () => void): Promise<void> => {
  if (Taro.getCurrentPages().length === 0) return failFirstPage(reload)
  if (!network.isOnline()) return alertDialog({ title: messages.pageTitle, text: messages.pageOfflineText })
  const isWanted = await confirmDialog({
    title: messages.pageTitle,
    text: messages.pageText,
    okLabel: messages.loadAgain,
    cancelLabel: messages.later,
  })
  if (isWanted) reload()
}
