import { useStore } from 'zustand/react'
import { createStore } from 'zustand/vanilla'
import { address } from '@/platform/address'
import { network } from '@/platform/network'
import { showToast } from '@/ui/feedback/toast'
import { messages } from './messages'
import { PageFailure } from './page-failure'

interface Failed {
  reload?: () => void
}

const failed = createStore<Failed>(() => ({}))

/** Says in the place of the first page that its files did not arrive. */
export const failFirstPage = (reload: () => void): void => failed.setState({ reload })

/** The first page, once its files did not arrive: a tap loads it again. */
export function FirstPageFailure() {
  const { reload } = useStore(failed)
  if (reload === undefined) return null
  return (
    <PageFailure
      address={address.current().replace('#', '')}
      title={messages.pageTitle}
      text={network.isOnline() ? messages.pageText : messages.pageOfflineText}
      // Without a network the browser would put a page of its own in the place of this one.
      onReload={() => (network.isOnline() ? reload() : showToast(messages.offline))}
    />
  )
}
