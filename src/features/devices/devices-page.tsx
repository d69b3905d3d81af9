import { useState } from 'react'
import { useAsyncPage } from '@/hooks/use-async-page'
import { fetchDevices } from '@/services/api/account'
import { goBack } from '@/services/navigation/go-back'
import { Button } from '@/ui/button'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { StickyBar } from '@/ui/sticky-bar'
import { DeviceCards } from './device-cards'
import { EverywhereDialog } from './everywhere-dialog'
import { messages } from './messages'
import { logOutEach } from './log-out-each'

/** Where the account is logged in, with the ways to end that. */
export function DevicesPage({ isAllowed }: { isAllowed: boolean }) {
  const { page, reload, setData } = useAsyncPage((signal) => fetchDevices({ signal }), { isEnabled: isAllowed })
  const [isAsking, setAsking] = useState(false)
  const nav = <NavBar title={messages.title} onBack={() => void goBack('pages/settings/index')} />
  if (page.status !== 'ready') {
    return (
      <PageShell surface="canvas" nav={nav}>
        <LoadedOrNot page={page} onReload={reload} />
      </PageShell>
    )
  }
  const devices = page.data
  const others = devices.filter(({ isThis }) => !isThis)
  const logOutOf = (ids: readonly string[]) => logOutEach(ids, { onLeft: setData, onFailed: reload })
  return (
    <PageShell
      surface="canvas"
      nav={nav}
      foot={
        <StickyBar>
          <Button kind="danger" onPress={() => setAsking(true)}>
            {messages.everywhere}
          </Button>
        </StickyBar>
      }
      overlay={
        <EverywhereDialog
          isOpen={isAsking}
          count={devices.length}
          others={others.length}
          onKeepThis={() => logOutOf(others.map(({ id }) => id))}
          onClose={() => setAsking(false)}
        />
      }
    >
      <DeviceCards devices={devices} onLogOut={({ id }) => logOutOf([id])} />
    </PageShell>
  )
}
