import { Text, View } from '@tarojs/components'
import classNames from 'classnames'
import { Badge } from '@/ui/badge'
import { messages } from '@/ui/messages'
import { Pressable } from '@/ui/pressable'
import './index.scss'

/** The tabs of the app, in their order (specification section 2). */
const TABS = [
  { icon: 'explore', label: messages.tabs.explore },
  { icon: 'car', label: messages.tabs.buyCar },
  { icon: 'mine', label: messages.tabs.mine },
] as const

export interface TabBarProps {
  /** Index of the tab that is open. */
  selected: number
  onSelect: (index: number) => void
  /** Count a tab at its icon's corner; 0 or absent shows none. */
  badges?: readonly number[]
  /** Stands at the foot of the screen by itself instead of in a page's dock. */
  isFixed?: boolean
}

/** The tab bar of both targets: 50 high, label 10, icon 24, gap 3 (specification section 2). */
export function TabBar({ selected, onSelect, badges = [], isFixed }: TabBarProps) {
  return (
    <View className={classNames('tab-bar', isFixed && 'tab-bar--fixed')} role="tablist" aria-label={messages.tabBar}>
      {TABS.map(({ icon, label }, index) => {
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
            <View className={classNames('tab-bar__icon', `tab-bar__icon--${icon}${isOn ? '-on' : ''}`)}>
              {count > 0 && <Badge count={count} />}
            </View>
            <Text>{label}</Text>
          </Pressable>
        )
      })}
    </View>
  )
}
