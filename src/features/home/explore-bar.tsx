import { View } from '@tarojs/components'
import { usePageScroll } from '@tarojs/taro'
import { useState } from 'react'
import { NavBar } from '@/ui/nav-bar'
import { Tabs } from '@/ui/tabs'
import './explore-bar.scss'
import { messages } from './messages'
import type { ContentTab } from './tabs'

/** Over media the bar turns white once so much has scrolled by. */
const MEDIA_PX = 120

interface ExploreBarProps {
  tabs: readonly ContentTab[]
  selected: ContentTab
  onSelect: (tab: ContentTab) => void
  /** Pictures stand under the bar. */
  isOverMedia: boolean
}

/** The home tabs; only this leaf is drawn again while scrolling, and only when the bar changes colour. */
export function ExploreBar({ tabs, selected, onSelect, isOverMedia }: ExploreBarProps) {
  const [isScrolled, setScrolled] = useState(false)
  usePageScroll(({ scrollTop }) => setScrolled(scrollTop > MEDIA_PX))
  return (
    <NavBar variant={isOverMedia ? 'over' : 'white'} isScrolled={isScrolled}>
      <View className="explore-bar">
        <Tabs
          items={tabs.map((tab) => ({ key: tab, label: messages.tab[tab] }))}
          selected={selected}
          onSelect={onSelect}
          label={messages.tabs}
          isOnMedia={isOverMedia && !isScrolled}
        />
      </View>
    </NavBar>
  )
}
