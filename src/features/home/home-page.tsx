import { useSharing } from '@/hooks/use-sharing'
import { useTabPage } from '@/hooks/use-tab-page'
import { PageShell } from '@/ui/page'
import { PullToRefresh } from '@/ui/pull-to-refresh'
import { useMainTabs } from '@/widgets/main-tabs/use-main-tabs'
import { messages } from './messages'
import { Explore, hasHero } from './explore'
import { ExploreBar } from './explore-bar'
import { OldPageStrip } from './old-page-strip'
import { MessageCentre } from './message-centre/lazy-centre'
import { MAIN_TAB, MESSAGE_TAB } from './tabs'
import { useExplore } from './use-explore'
import { useUnread } from './use-unread'

/** What a friend gets: a link that opens on Explore. */
const shareOfExplore = () => ({ title: messages.shareTitle, path: '/pages/home/index' })

/** The tab that the app begins with. */
export function HomePage() {
  useTabPage()
  useSharing(shareOfExplore)
  const tabBar = useMainTabs()
  const { tabs, tab, choose, banners, view, shownFromMs, refresh, refreshes, isRefreshing, loadMore, retry } =
    useExplore()
  const unread = useUnread()
  return (
    <PageShell
      nav={
        <ExploreBar
          tabs={tabs}
          selected={tab}
          onSelect={choose}
          unread={unread.total}
          isOverMedia={tab === MAIN_TAB && hasHero(banners)}
        />
      }
      tab={tabBar}
      foot={shownFromMs !== undefined && <OldPageStrip shownFromMs={shownFromMs} onRetry={refresh} />}
    >
      <PullToRefresh isRefreshing={isRefreshing} onRefresh={refresh}>
        {tab === MESSAGE_TAB ? (
          <MessageCentre key={refreshes} unread={unread} />
        ) : (
          <Explore tab={tab} banners={banners} view={view} onRefresh={refresh} onMore={loadMore} onRetry={retry} />
        )}
      </PullToRefresh>
    </PageShell>
  )
}
