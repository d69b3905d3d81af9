import { useSharing } from '@/hooks/use-sharing'
import { useTabPage } from '@/hooks/use-tab-page'
import { PageShell } from '@/ui/page'
import { PullToRefresh } from '@/ui/pull-to-refresh'
import { useMainTabs } from '@/widgets/main-tabs/use-main-tabs'
import { messages } from './messages'
import { ActivitiesTab } from './activities/lazy-tab'
import { Explore, hasHero } from './explore'
import { ExploreBar } from './explore-bar'
import { CustomTab } from './custom-tab/lazy-tab'
import { OldPageStrip } from './old-page-strip'
import { MessageCentre } from './message-centre/lazy-centre'
import { ACTIVITIES_TAB, CUSTOM_TAB, MAIN_TAB, MESSAGE_TAB } from './tabs'
import { useExplore, type ExploreView } from './use-explore'
import { useUnread, type UnreadView } from './use-unread'

/** What a friend gets: a link that opens on Explore. */
const shareOfExplore = () => ({ title: messages.shareTitle, path: '/pages/home/index' })

/** The tab that the app begins with. */
export function HomePage() {
  useTabPage()
  useSharing(shareOfExplore)
  const tabBar = useMainTabs()
  const explore = useExplore()
  const { tabs, tab, customSlides, choose, banners, shownFromMs, refresh, isRefreshing } = explore
  const unread = useUnread()
  return (
    <PageShell
      nav={
        <ExploreBar
          tabs={tabs}
          selected={tab}
          customName={customSlides[0]?.title}
          onSelect={choose}
          unread={unread.total}
          isOverMedia={tab === MAIN_TAB && hasHero(banners)}
        />
      }
      tab={tabBar}
      foot={shownFromMs !== undefined && <OldPageStrip shownFromMs={shownFromMs} onRetry={refresh} />}
    >
      <PullToRefresh isRefreshing={isRefreshing} onRefresh={refresh}>
        <TabBody explore={explore} unread={unread} />
      </PullToRefresh>
    </PageShell>
  )
}

function TabBody({ explore, unread }: { explore: ExploreView; unread: UnreadView }) {
  const { tabs, tab, choose, customSlides, banners, feed, refreshes } = explore
  const toActivities = tabs.includes(ACTIVITIES_TAB) ? () => choose(ACTIVITIES_TAB) : undefined
  switch (tab) {
    case MESSAGE_TAB:
      return <MessageCentre key={refreshes} unread={unread} />
    case CUSTOM_TAB:
      return <CustomTab slides={customSlides} feed={feed} />
    case ACTIVITIES_TAB:
      return <ActivitiesTab key={refreshes} feed={feed} />
    default:
      return <Explore tab={tab} onActivities={toActivities} banners={banners} feed={feed} />
  }
}
