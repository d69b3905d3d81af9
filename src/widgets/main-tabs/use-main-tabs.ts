import { selectTab, useSelectedTab } from '@/stores/tab'
import type { TabBarProps } from '@/ui/tab-bar'
import { mainTabs } from './tabs'

/** What the tab bar takes: the tabs of the app, the one that is open, and the way to another. */
export function useMainTabs(): TabBarProps {
  return {
    ...mainTabs(),
    selected: useSelectedTab(),
    onSelect: (index) => void selectTab(index),
  }
}
