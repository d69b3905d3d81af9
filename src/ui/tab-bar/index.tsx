import { Text, View } from '@tarojs/components'
import classNames from 'classnames'
import { Badge } from '@/ui/badge'
import { messages } from '@/ui/messages'
import { Pressable } from '@/ui/pressable'
import './index.scss'

export interface TabBarItem {
  label: string
  /** Class that draws the icon at rest, and the one that draws it while its tab is open. */
  icon: string
  openIcon: string
}

export interface TabBarProps {
  /** What the tabs choose, for screen readers. */
  label: string
  items: readonly TabBarItem[]
  /** Index of the tab that is open. */
  selected: number
  onSelect: (index: number) => void
  /** Count a tab at its icon's corner; 0 or absent shows none. */
  badges?: readonly number[]
  /** Stands at the foot of the screen by itself instead of in a page's dock. */
  isFixed?: boolean
}

/** The tab bar of both targets: 50 high, icon 24, gap 3, label 12. */
export function TabBar({ label: barLabel, items, selected, onSelect, badges = [], isFixed }: TabBarProps) {
  return (
    <View className={classNames('tab-bar', isFixed && 'tab-bar--fixed')} role="tablist" aria-label={barLabel}>
      {items.map(({ label, icon, openIcon }, index) => {
        const isOn = index === selected
        const count = badges[index] ?? 0
        return (
          <Pressable
            key={icon}
            role="tab"
            className={classNames('tab-bar__tab', isOn && 'tab-bar__tab--on')}
            label={count > 0 ? `${label}, ${messages.unread(count)}` : undefined}
            isSelected={isOn}
            onPress={() => onSelect(index)}
          >
            <View className={classNames('tab-bar__icon', isOn ? openIcon : icon)}>
              {count > 0 && <Badge count={count} />}
            </View>
            <Text>{label}</Text>
          </Pressable>
        )
      })}
    </View>
  )
}
