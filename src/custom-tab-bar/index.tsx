import { selectTab, useSelectedTab } from '@/stores/tab'
import { TabBar } from '@/ui/tab-bar'

/** The mini-program's tab bar (specification section 2); in H5 `PageShell` draws the same one. */
export default function CustomTabBar() {
  return <TabBar selected={useSelectedTab()} onSelect={(index) => void selectTab(index)} isFixed />
}
