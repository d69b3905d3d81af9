import type { ReactNode } from 'react'
import { useTabPage } from '@/hooks/use-tab-page'
import { PageShell } from '@/ui/page'
import { useMainTabs } from '@/widgets/main-tabs/use-main-tabs'
import { AgreementsSheet } from './agreements-sheet'
import { Mine } from './mine'
import { TopBar } from './top-bar'

interface ProfilePageProps {
  /** The sheet of the shops, which another feature brings. */
  shopSheet: ReactNode
  onTestDrive: () => void
  onFindShop: () => void
}

/** The tab of the customer's own things. */
export function ProfilePage({ shopSheet, onTestDrive, onFindShop }: ProfilePageProps) {
  useTabPage()
  const tab = useMainTabs()
  return (
    <PageShell
      surface="canvas"
      nav={<TopBar />}
      tab={tab}
      overlay={
        <>
          {shopSheet}
          <AgreementsSheet />
        </>
      }
    >
      <Mine onTestDrive={onTestDrive} onFindShop={onFindShop} />
    </PageShell>
  )
}
