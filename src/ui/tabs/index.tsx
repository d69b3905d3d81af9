import { View } from '@tarojs/components'
import classNames from 'classnames'
import { useArrowChoice } from '@/ui/arrow-keys/use-arrow-choice'
import { Badge } from '@/ui/badge'
import { Pressable } from '@/ui/pressable'
import { TabRow } from './tab-row'
import './index.scss'

interface TabItem<Key extends string> {
  key: Key
  label: string
  /** A small count at the label's corner. */
  count?: number
}

export interface TabsProps<Key extends string> {
  items: readonly TabItem<Key>[]
  selected: Key
  onSelect: (key: Key) => void
  /** What the tabs choose, for screen readers. */
  label: string
  /** White on media. */
  isOnMedia?: boolean
  /** At the head of a page, where a title would stand. */
  isLarge?: boolean
}

/** Tabs with the sail-cut bar; they scroll when they overflow and centre the chosen one. */
export function Tabs<Key extends string>({ items, selected, onSelect, label, isOnMedia, isLarge }: TabsProps<Key>) {
  const choice = useArrowChoice(
    items.map(({ key }) => key),
    onSelect,
  )

  return (
    <TabRow
      className={classNames('tabs', isLarge && 'tabs--large', isOnMedia && 'tabs--media')}
      label={label}
      centredId={choice(selected).id}
    >
      {items.map((item) => {
        const isOn = item.key === selected
        return (
          <Pressable
            key={item.key}
            {...choice(item.key)}
            role="tab"
            className={classNames('tabs__tab', isOn && 'tabs__tab--on')}
            isSelected={isOn}
            isSkippedByTab={!isOn}
            onPress={() => onSelect(item.key)}
          >
            {item.label}
            {item.count ? <Badge count={item.count} isBeside /> : null}
            {isOn && <View className="tabs__bar" />}
          </Pressable>
        )
      })}
    </TabRow>
  )
}
