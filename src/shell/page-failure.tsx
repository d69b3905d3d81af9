import { useEffect } from 'react'
import { firstPaint } from '@/platform/first-paint'
import { goBack } from '@/services/navigation/go-back'
import { routeOf } from '@/services/navigation/current-route'
import { isTab } from '@/services/navigation/known-pages'
import { messages } from '@/ui/messages'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { ErrorView } from '@/ui/state-view'
import { useMainTabs } from '@/widgets/main-tabs/use-main-tabs'

interface PageFailureProps {
  /** Address of the page that failed, "/pages/x/index?id=1". */
  address: string
  title?: string
  text?: string
  onReload: () => void
}

/** What stands in for a page that could not be loaded or drawn: a tap tries again, and it is left as the page itself. */
export function PageFailure({ address, title, text = messages.couldNotDraw, onReload }: PageFailureProps) {
  const { path } = routeOf({ path: address })
  const tab = useMainTabs()
  useEffect(() => firstPaint.end(), [])
  return (
    <PageShell
      {...(isTab(path)
        ? { nav: <NavBar />, tab }
        : { nav: <NavBar onBack={() => void goBack('pages/order/index')} /> })}
    >
      <ErrorView title={title} text={text} onReload={onReload} />
    </PageShell>
  )
}
