import Taro from '@tarojs/taro'
import { useState } from 'react'
import type { Banner } from '@/wire/schemas/content'
import { useOnline } from '@/hooks/use-online'
import { usePageEnd } from '@/hooks/use-page-end'
import { listPlaces } from '@/platform/list-place'
import { isReadAnew } from '@/services/paged-list/paged-list'
import { cachedFeed } from './cached'
import { NEXT_CARDS_PX } from './next-cards'
import { useCustomSlides } from './custom-tab/use-custom-slides'
import { CONTENT_TABS, CUSTOM_TAB, MAIN_TAB, MESSAGE_TAB, type ContentTab } from './tabs'
import { useBanners } from './use-banners'
import { useFeed, type FeedView } from './use-feed'
import { keptTab } from './use-kept-place'
import { useTabs } from './use-tabs'

/** What `useExplore` answers. */
export interface ExploreView {
  tabs: readonly ContentTab[]
  tab: ContentTab
  /** What the tab of the house shows. */
  customSlides: readonly Banner[]
  choose: (chosen: ContentTab) => void
  banners: readonly Banner[] | undefined
  feed: FeedView
  shownFromMs: number | undefined
  refresh: () => void
  /** How often the reader has asked for it anew. */
  refreshes: number
  isRefreshing: boolean
}

/** Everything that "Explore" shows. */
export function useExplore(): ExploreView {
  const [wanted, setWanted] = useState(() => keptTab() ?? MAIN_TAB)
  const [refreshes, setRefreshes] = useState(0)
  const { banners, reload: reloadBanners } = useBanners()
  const isOnline = useOnline()
  const listed = useFeed(wanted)
  const customSlides = useCustomSlides(listed.phase === 'ready')
  const known = useTabs(listed.phase === 'ready')
  const tabs =
    customSlides.length === 0 ? known : CONTENT_TABS.filter((one) => one === CUSTOM_TAB || known.includes(one))
  const tab = tabs.includes(wanted) ? wanted : MAIN_TAB

  const refresh = (): void => {
    setRefreshes((count) => count + 1)
    if (tab === MESSAGE_TAB) return
    reloadBanners()
    listed.refresh()
  }
  const choose = (chosen: ContentTab): void => {
    setWanted(chosen)
    listPlaces.begin(chosen)
    void Taro.pageScrollTo({ scrollTop: 0, duration: 0 })
  }
  // Where nothing is listed all else is asked for again, too.
  const feed = listed.items.length === 0 ? { ...listed, retry: refresh } : listed
  usePageEnd({ rowCount: feed.items.length, distancePx: NEXT_CARDS_PX, onNear: feed.loadMore })

  const isOld = feed.items.length > 0 && (!isOnline || (feed.phase === 'ready' && feed.cachedAtMs !== undefined))
  const shownFromMs = isOld ? (feed.cachedAtMs ?? cachedFeed(tab).read()?.atMs) : undefined

  return {
    tabs,
    tab,
    customSlides,
    choose,
    banners,
    feed,
    /** From when the page is, in epoch ms, when it may be out of date. */
    shownFromMs,
    refresh,
    refreshes,
    isRefreshing: tab !== MESSAGE_TAB && isReadAnew(feed),
  }
}
