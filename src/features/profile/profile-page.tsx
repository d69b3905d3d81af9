import { useTabPage } from '@/hooks/use-tab-page'
import { PageShell } from '@/ui/page'
import { useMainTabs } from '@/widgets/main-tabs/use-main-tabs'
import { VisitSheet } from '@/widgets/places/visit-sheet'
import { useVisitSheet } from '@/widgets/places/visit-sheet/use-visit-sheet'
import { AgreementsSheet } from './agreements-sheet'
import { Mine } from './mine'
import { TopBar } from './top-bar'

/** The tab of the customer's own things. */
export function ProfilePage() {
  useTabPage()
  const tab = useMainTabs()
  const { purpose, isOpen, open, close } = useVisitSheet()
  return (
    <PageShell
      surface="canvas"
      nav={<TopBar />}
      tab={tab}
      overlay={
        <>
          <VisitSheet purpose={purpose} isOpen={isOpen} onClose={close} />
          <AgreementsSheet />
        </>
      }
    >
      <Mine onTestDrive={() => open('testDrive')} onFindShop={() => open('visit')} />
    </PageShell>
  )
}
