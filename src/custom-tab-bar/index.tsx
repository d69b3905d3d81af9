import { useState } from 'react'
import { TABS } from '@/routes'
import { currentPage } from '@/services/navigation/current-page'
import { open } from '@/services/navigation/open'
import { TabBar } from '@/ui/tab-bar'

/**
 * The mini-program's tab bar (specification section 2). WeChat makes one for each tab page, so the chosen tab is that
 * page's own, read once: a tab that waited for an event would flicker. In H5 `PageShell` draws the same bar.
 */
export default function CustomTabBar() {
  const [selected] = useState(() => TABS.findIndex(({ pagePath }) => pagePath === currentPage().path))

  const select = (index: number) => {
    const tab = TABS[index]
    if (tab && index !== selected) void open(tab.pagePath)
  }

  return <TabBar selected={selected} onSelect={select} isFixed />
}
