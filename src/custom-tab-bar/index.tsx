import { useLanguage } from '@/stores/language'
import { TabBar } from '@/ui/tab-bar'
import { useMainTabs } from '@/widgets/main-tabs/use-main-tabs'

/** The mini-program's tab bar; in H5 `PageShell` draws the same one. */
export default function CustomTabBar() {
  // A page of its own to WeChat: nothing else draws it anew.
  useLanguage()
  return <TabBar {...useMainTabs()} isFixed />
}
