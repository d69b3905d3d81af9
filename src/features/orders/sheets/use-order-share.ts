import { useState } from 'react'
import type { OrderShare } from '@/wire/schemas/order-share'
import type { Route } from '@/services/navigation/route'
import { useAsyncPage } from '@/hooks/use-async-page'
import { shareOrder, stopSharingOrder } from '@/services/api/order-share'
import { webLink } from '@/services/navigation/web-link'
import { failureText } from '@/services/request/failure-text'
import { alertDialog, confirmDialog } from '@/ui/popup/dialogs'
import { showToast } from '@/ui/popup/toast'
import type { AsyncPage } from '@/services/async-page/async-page'
import { messages } from '../messages'

const sharedPage = (token: string): Route => ({
  path: 'pages/real-order-detail-share/index',
  params: { token },
})

/** The link that shows an order to others: made when it is first asked for, kept while the page is open, taken back. */
export function useOrderShare(id: string): OrderSharing {
  const [isWanted, setWanted] = useState(false)
  /** How often the links were taken back: what was made before is worth nothing. */
  const [round, setRound] = useState(0)
  const { page, reload } = useAsyncPage(() => shareOrder(id), { key: `${id}:${round}`, isEnabled: isWanted })
  const route = page.status === 'ready' ? sharedPage(page.data.token) : undefined

  /** Ends every link to the order once the shopper has confirmed it; false when they go on. */
  const stop = async (): Promise<boolean> => {
    const { stopTitle: title, stopText: text, stopSharing: okLabel } = messages.sharing
    if (!(await confirmDialog({ title, text, okLabel, isDestructive: true }))) return false
    try {
      await stopSharingOrder(id)
    } catch (error) {
      await alertDialog({ title: messages.sharing.stopFailed, text: failureText(error) })
      return false
    }
    showToast(messages.sharing.stopped)
    setWanted(false)
    setRound(round + 1)
    return true
  }

  return { page, reload, route, link: route && webLink(route), want: () => setWanted(true), stop }
}

export interface OrderSharing {
  page: AsyncPage<OrderShare>
  reload: () => void
  route: Route | undefined
  link: string | undefined
  want: () => void
  stop: () => Promise<boolean>
}
