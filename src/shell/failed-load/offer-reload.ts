import Taro from '@tarojs/taro'
import type { FailedPageLoad } from '@/platform/page-loads/types'
import { network } from '@/platform/network'
import { alertDialog, confirmDialog } from '@/ui/feedback/dialogs'
import { failFirstPage } from './first-page-failure'
import { messages } from './messages'
import { whyNotLoaded } from './why'

/**
 * Answers a page that did not load: in its place when it is the first, else on the page that is there. Without a network a
 * reload would lose even that one.
 */
export const offerReload = async (failed: FailedPageLoad): Promise<void> => {
  if (Taro.getCurrentPages().length === 0) return failFirstPage(failed)
  const words = { title: messages.title, text: whyNotLoaded(failed) }
  if (!network.isOnline()) return alertDialog(words)
  const isWanted = await confirmDialog({ ...words, okLabel: messages.loadAgain, cancelLabel: messages.later })
  if (isWanted) failed.reload()
}
