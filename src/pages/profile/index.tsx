import { ShopSheet } from '@/features/drive-entry/shop-sheet'
import { useShopSheet } from '@/features/drive-entry/use-shop-sheet'
import { AgreementsSheet } from '@/features/profile/agreements-sheet'
import { Mine } from '@/features/profile/mine'
import { TopBar } from '@/features/profile/top-bar'
import { useTabPage } from '@/hooks/use-tab-page'
import { selectTab, useSelectedTab } from '@/stores/tab'
import { PageShell } from '@/ui/page'

export default function ProfilePage() {
  useTabPage()
  const tab = { selected: useSelectedTab(), onSelect: (index: number) => void selectTab(index) }
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
