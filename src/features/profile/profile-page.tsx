import { useTabPage } from '@/hooks/use-tab-page'
import { PageShell } from '@/ui/page'
import { useMainTabs } from '@/widgets/main-tabs/use-main-tabs'
import { AgreementsSheet } from './agreements-sheet'
import { Mine } from './mine'
import { TopBar } from './top-bar'

/** The tab of the customer's own things. */
export function ProfilePage() {
  useTabPage()
  const tab = useMainTabs()
  return (
    <PageShell surface="canvas" nav={<TopBar />} tab={tab} overlay={<AgreementsSheet />}>
      <Mine />
    </PageShell>
  )
}
