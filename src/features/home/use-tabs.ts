import { useEffect, useRef, useState } from 'react'
import { fetchActivities } from '@/services/api/activity'
import { fetchFeed } from '@/services/api/content'
import { cachedTabs } from './cached'
import { ACTIVITIES_TAB, ALWAYS_SHOWN, CONTENT_TABS, CUSTOM_TAB, type ContentTab } from './tabs'

const hasContent = async (tab: ContentTab): Promise<boolean> => {
  // Its slides are asked for apart.
  if (tab === CUSTOM_TAB) return false
  if (tab === ACTIVITIES_TAB && (await fetchActivities({ current: 1, size: 1 })).total > 0) return true
  const { records } = await fetchFeed({ tab, size: 1 })
  return records.length > 0
}

const tabsWithContent = async (): Promise<ContentTab[]> => {
  const checked = await Promise.all(
    CONTENT_TABS.map(async (tab) => ALWAYS_SHOWN.includes(tab) || (await hasContent(tab))),
  )
  return CONTENT_TABS.filter((_, index) => checked[index])
}

/**
 * The tabs that have something to show: first those of the last visit, then as the server says, which is asked once.
 *
 * @param isReady - false while more important calls are on their way.
 */
export function useTabs(isReady: boolean): readonly ContentTab[] {
  const [tabs, setTabs] = useState<readonly ContentTab[]>(() => cachedTabs.read() ?? ALWAYS_SHOWN)
  const isAsked = useRef(false)
  useEffect(() => {
    if (!isReady || isAsked.current) return
    isAsked.current = true
    tabsWithContent().then(
      (found) => {
        cachedTabs.write(found)
        setTabs(found)
      },
      () => {
        // The tabs that are known stay, and the next page of the feed asks again.
        isAsked.current = false
      },
    )
  }, [isReady])
  return tabs
}
