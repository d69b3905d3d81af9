import { useAsyncPage } from '@/hooks/use-async-page'
import { goBack } from '@/services/navigation/go-back'
import { useUser } from '@/stores/session'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { CoolingOff } from './cooling-off'
import { DeletionForm } from './deletion-form'
import { fetchDeletionData } from './fetch-deletion'
import { messages } from './messages'

/** The deletion of the account: asked for, or called off within its seven days. */
export function DeletionPage({ isAllowed }: { isAllowed: boolean }) {
  const user = useUser()
  const { page, reload, setData } = useAsyncPage((signal) => fetchDeletionData({ signal }), { isEnabled: isAllowed })
  const leave = () => void goBack('pages/settings/index')
  if (page.status !== 'ready' || user === undefined) {
    return (
      <PageShell surface="canvas" nav={<NavBar title={messages.title} onBack={leave} />}>
        <LoadedOrNot page={page} onReload={reload} />
      </PageShell>
    )
  }
  const { deletion, agreements } = page.data
  return deletion.cooling === null ? (
    <DeletionForm deletion={deletion} agreements={agreements} user={user} onReload={reload} onLeave={leave} />
  ) : (
    <CoolingOff cooling={deletion.cooling} onKept={(kept) => setData({ deletion: kept, agreements })} onLeave={leave} />
  )
}
