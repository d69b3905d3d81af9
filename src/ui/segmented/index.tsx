import { View } from '@tarojs/components'
import { focusById, indexAfterKey } from '@/ui/arrow-keys'
import { classNames } from '@/ui/class-names'
import { usePlainId } from '@/ui/plain-id'
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
  const id = usePlainId()
  const onKey = (key: string, index: number) => {
    const next = items[indexAfterKey(key, index, items.length) ?? -1]
    if (!next) return
    onSelect(next.key)
    focusById(id + next.key)
  }
  return (
    <View className="segmented" role="radiogroup" aria-label={label}>
      {items.map((item, index) => {
        const isOn = item.key === selected
        return (
          <Pressable
            key={item.key}
            id={id + item.key}
            className={classNames('segmented__item', isOn && 'segmented__item--on')}
            role="radio"
            isChecked={isOn}
            isSkippedByTab={!isOn}
            onPress={() => onSelect(item.key)}
            onKey={(key) => onKey(key, index)}
          >
            {item.label}
          </Pressable>
        )
      })}
    </View>
  )
}
