import { ShopSheet } from '@/features/drive-entry/shop-sheet'
import { useShopSheet } from '@/features/drive-entry/use-shop-sheet'
import { AgreementsSheet } from '@/features/profile/agreements-sheet'
import { Mine } from '@/features/profile/mine'
import { TopBar } from '@/features/profile/top-bar'
import { useTabPage } from '@/hooks/use-tab-page'
import { PageShell } from '@/ui/page'
import { useMainTabs } from '@/widgets/main-tabs/use-main-tabs'

export default function ProfilePage() {
  useTabPage()
  const tab = useMainTabs()
  const { purpose, isOpen, open, close } = useShopSheet()
  return (
    <PageShell
      surface="canvas"
      nav={<TopBar />}
      tab={tab}
      overlay={
        <>
          <ShopSheet purpose={purpose} isOpen={isOpen} onClose={close} />
          <AgreementsSheet />
        </>
      }
    >
      <Mine onTestDrive={() => open('testDrive')} onFindShop={() => open('visit')} />
    </PageShell>
  )
}
