import { useRef } from 'react'
import { SECOND_MS } from '@/domain/time/duration'
import { rememberPage } from '@/platform/page-change'
import { useAsyncPage } from '@/hooks/use-async-page'
import { usePolling } from '@/hooks/use-polling'
import { fetchMaintenance } from '@/services/api/common'
import { callCustomerService } from '@/services/customer-service'
import { goBack } from '@/services/navigation/go-back'
import { open } from '@/services/navigation/open'
import { reportOpen } from '@/services/request/closed-app'
import { failureText } from '@/services/request/failure-text'
import { Button } from '@/ui/button'
import { alertDialog } from '@/ui/popup/dialogs'
import { showToast } from '@/ui/popup/toast'
import { Icon } from '@/ui/icon'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { EmptyView } from '@/ui/state-view'
import { StickyBar } from '@/ui/sticky-bar'
import { ClosedView } from './closed-view'
import { messages } from './messages'

const LOOK_MS = 30 * SECOND_MS

const leave = () => void goBack('pages/home/index')

/** Says why the app is closed and until when, and leads back once it is open. */
export function MaintenancePage() {
  const { page, reload, setData } = useAsyncPage((signal) => fetchMaintenance({ signal }))
  const closure = page.status === 'ready' ? page.data.closure : null
  const wasClosed = useRef(false)
  wasClosed.current ||= closure !== null
  const isLeading = useRef(false)

  /** Back to the page that was refused, whose load is tried again. Two looks may find it open, but lead back once. */
  const leadBack = (isStillHere: () => boolean): void => {
    reportOpen()
    if (isLeading.current || !isStillHere()) return
    isLeading.current = true
    leave()
  }

  const look = async (): Promise<boolean> => {
    const isStillHere = rememberPage()
    const latest = await fetchMaintenance()
    if (latest.closure === null && wasClosed.current) leadBack(isStillHere)
    else setData(latest)
    return latest.closure === null
  }
  usePolling(async () => void (await look()), { intervalMs: LOOK_MS, isEnabled: closure !== null })
  const tryNow = () =>
    look().then(
      (isOpen) => void (isOpen || showToast(messages.stillClosed)),
      (error: unknown) => alertDialog({ title: messages.notLooked, text: failureText(error) }),
    )

  const nav = <NavBar title={messages.title} onBack={leave} />
  if (page.status !== 'ready') {
    return (
      <PageShell nav={nav}>
        <LoadedOrNot page={page} onReload={reload} />
      </PageShell>
    )
  }
  if (closure === null) {
    return (
      <PageShell nav={nav}>
        <EmptyView
          art="maintenance"
          title={messages.openTitle}
          text={messages.openText}
          action={messages.toExplore}
          onAction={() => void open('pages/home/index')}
        />
      </PageShell>
    )
  }
  return (
    <PageShell
      nav={nav}
      foot={
        <StickyBar>
          <Button kind="line" icon={<Icon name="phone" size={20} />} onPress={callCustomerService}>
            {messages.call}
          </Button>
          <Button onPress={tryNow}>{messages.tryNow}</Button>
        </StickyBar>
      }
    >
      <ClosedView closure={closure} />
    </PageShell>
  )
}
