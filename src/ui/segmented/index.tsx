import { View } from '@tarojs/components'
import classNames from 'classnames'
import { useArrowChoice } from '@/ui/arrow-keys/use-arrow-choice'
import { Pressable } from '@/ui/pressable'
import './index.scss'

export interface SegmentedProps<Key extends string> {
  /** Two to five. */
  items: readonly { key: Key; label: string }[]
  selected: Key
  onSelect: (key: Key) => void
  /** What is chosen, for screen readers. */
  label: string
}

/** A choice between two to five short names that are all in sight. */
export function Segmented<Key extends string>({ items, selected, onSelect, label }: SegmentedProps<Key>) {
  const choice = useArrowChoice(
    items.map(({ key }) => key),
    onSelect,
  )
  return (
    <View className="segmented" role="radiogroup" aria-label={label}>
      {items.map((item) => {
        const isOn = item.key === selected
        return (
          <Pressable
            key={item.key}
            {...choice(item.key)}
            className={classNames('segmented__item', isOn && 'segmented__item--on')}
            role="radio"
            isChecked={isOn}
            isSkippedByTab={!isOn}
            onPress={() => onSelect(item.key)}
          >
            {item.label}
          </Pressable>
        )
      })}
    </View>
  )
}
