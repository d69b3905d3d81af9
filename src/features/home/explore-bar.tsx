import { View } from '@tarojs/components'
import { open } from '@/services/navigation/open'
import { Icon } from '@/ui/icon'
import { NavBar } from '@/ui/nav-bar'
import { useScrolledPast } from '@/ui/nav-bar/use-scrolled-past'
import { Pressable } from '@/ui/pressable'
import { Tabs } from '@/ui/tabs'
import './explore-bar.scss'
import { messages } from './messages'
import { CUSTOM_TAB, MESSAGE_TAB, type ContentTab } from './tabs'

/** Over media the bar turns white once so much has scrolled by. */
const MEDIA_PX = 120

interface ExploreBarProps {
  tabs: readonly ContentTab[]
  selected: ContentTab
  /** How the tab of the house is called. */
  customName: string | undefined
  onSelect: (tab: ContentTab) => void
  /** Messages that were not seen yet. */
  unread: number
  /** Pictures stand under the bar. */
  isOverMedia: boolean
}

/** The home tabs; only this leaf is drawn again while scrolling, and only when the bar changes colour. */
export function ExploreBar({ tabs, selected, customName, onSelect, unread, isOverMedia }: ExploreBarProps) {
  const isScrolled = useScrolledPast(MEDIA_PX)
  return (
    <NavBar variant={isOverMedia ? 'over' : 'white'} isScrolled={isScrolled}>
      <View className="explore-bar">
        <Tabs
          items={tabs.map((tab) => ({
            key: tab,
            label: (tab === CUSTOM_TAB && customName) || messages.tab[tab],
            ...(tab === MESSAGE_TAB && { count: unread }),
          }))}
          selected={selected}
          onSelect={onSelect}
          label={messages.tabs}
          isOnMedia={isOverMedia && !isScrolled}
        />
      </View>
      <Pressable
        className="explore-bar__search"
        label={messages.search}
        onPress={() => void open('pages/search/index')}
      >
        <Icon name="search" />
      </Pressable>
    </NavBar>
  )
}
