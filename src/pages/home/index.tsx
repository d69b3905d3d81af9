import { useShareAppMessage } from '@tarojs/taro'
import { ShopSheet } from '@/features/drive-entry/shop-sheet'
import { useShopSheet } from '@/features/drive-entry/use-shop-sheet'
import { Explore, hasHero } from '@/features/home/explore'
import { ExploreBar } from '@/features/home/explore-bar'
import { OldPageStrip } from '@/features/home/old-page-strip'
import { shareOfExplore } from '@/features/home/share'
import { MAIN_TAB } from '@/features/home/tabs'
import { useExplore } from '@/features/home/use-explore'
import { useTabPage } from '@/hooks/use-tab-page'
import { PageShell } from '@/ui/page'
import { PullToRefresh } from '@/ui/pull-to-refresh'
import { useMainTabs } from '@/widgets/main-tabs/use-main-tabs'

export default function HomePage() {
  useTabPage()
  useShareAppMessage(shareOfExplore)
  const tabBar = useMainTabs()
  const { tabs, tab, choose, banners, view, shownFromMs, refresh, isRefreshing, loadMore, retry } = useExplore()
  const shops = useShopSheet()
  return (
    <PageShell
      nav={
        <ExploreBar tabs={tabs} selected={tab} onSelect={choose} isOverMedia={tab === MAIN_TAB && hasHero(banners)} />
      }
      tab={tabBar}
      foot={shownFromMs !== undefined && <OldPageStrip shownFromMs={shownFromMs} onRetry={refresh} />}
      overlay={<ShopSheet purpose={shops.purpose} isOpen={shops.isOpen} onClose={shops.close} />}
    >
      <PullToRefresh isRefreshing={isRefreshing} onRefresh={refresh}>
        <Explore
          tab={tab}
          banners={banners}
          view={view}
          onRefresh={refresh}
          onMore={loadMore}
          onRetry={retry}
          onTestDrive={() => shops.open('testDrive')}
          onFindShop={() => shops.open('visit')}
        />
      </PullToRefresh>
    </PageShell>
  )
}
