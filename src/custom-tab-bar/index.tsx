import { TabBar } from '@/ui/tab-bar'
import { useMainTabs } from '@/widgets/main-tabs/use-main-tabs'

/** The mini-program's tab bar; in H5 `PageShell` draws the same one. */
export default function CustomTabBar() {
  return <TabBar {...useMainTabs()} isFixed />
}
