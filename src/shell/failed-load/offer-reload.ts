import Taro from '@tarojs/taro'
import type { FailedPageLoad } from '@/platform/page-loads/types'
import { network } from '@/platform/network'
import { currentRoute } from '@/services/navigation/current-route'
import { noteTabShown } from '@/stores/tab'
import { alertDialog, confirmDialog } from '@/ui/popup/dialogs'
import { failFirstPage } from './first-page-failure'
import { messages } from './messages'
import { whyNotLoaded } from './why'

/**
 * Answers a page that did not load: in its place when it is the first, else on the page that is there. Without a network a
 * reload would lose even that one. Who stays is where they were.
 */
export const offerReload = async (failed: FailedPageLoad): Promise<void> => {
  if (Taro.getCurrentPages().length === 0) return failFirstPage(failed)
  const words = { title: messages.title, text: whyNotLoaded(failed) }
  const isWanted = network.isOnline()
    ? await confirmDialog({ ...words, okLabel: messages.loadAgain, cancelLabel: messages.later })
    : await alertDialog(words).then(() => false)
  if (isWanted) return failed.reload()
  // The bar lights a tab before its page is there.
  noteTabShown(currentRoute().path)
  failed.stay()
}
