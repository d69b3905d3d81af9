import { useStore } from 'zustand/react'
import { createStore } from 'zustand/vanilla'
import type { FailedPageLoad } from '@/platform/page-loads/types'
import { address } from '@/platform/address'
import { network } from '@/platform/network'
import { routeOf } from '@/services/navigation/current-route'
import { noteTabShown } from '@/stores/tab'
import { showToast } from '@/ui/popup/toast'
import { messages as appMessages } from '../messages'
import { PageFailure } from '../page-failure'
import { messages } from './messages'
import { whyNotLoaded } from './why'

const store = createStore<{ failed?: FailedPageLoad }>(() => ({}))

/** Address of the wanted page. Taro knows none before a page is there. */
const wantedAddress = (): string => address.current().replace('#', '')

/** Says in the place of the first page that its files did not arrive; its tab is lit all the same. */
export const failFirstPage = (failed: FailedPageLoad): void => {
  noteTabShown(routeOf({ path: wantedAddress() }).path)
  store.setState({ failed })
}

/** The first page, once its files did not arrive: a tap loads it again. */
export function FirstPageFailure() {
  const { failed } = useStore(store)
  if (failed === undefined) return null
  return (
    <PageFailure
      address={wantedAddress()}
      title={messages.title}
      text={whyNotLoaded(failed)}
      // Without a network the browser would put a page of its own in the place of this one.
      onReload={() => (network.isOnline() ? failed.reload() : showToast(appMessages.offline))}
    />
  )
}
