import { View } from '@tarojs/components'
import { OptionRow } from '@/ui/option-row'
import { Sheet } from '@/ui/sheet'

export interface PickerItem<Key extends string | number> {
  key: Key
  label: string
  note?: string | undefined
  blockedReason?: string | undefined
}

export interface PickerSheetProps<Key extends string | number> {
  isOpen: boolean
  title: string
  items: readonly PickerItem<Key>[]
  selected: Key | null
  /** Applies on tap; the sheet closes itself after it. */
  onPick: (key: Key) => void
  onClose: () => void
}

/** One of a list, chosen with one tap. */
export function PickerSheet<Key extends string | number>(props: PickerSheetProps<Key>) {
  const { isOpen, title, items, selected, onPick, onClose } = props
  const pick = (key: Key) => {
    onPick(key)
    onClose()
  }
  return (
    <Sheet isOpen={isOpen} title={title} onClose={onClose}>
      <View role="radiogroup" aria-label={title}>
        {items.map(({ key, ...item }) => (
          <OptionRow key={key} {...item} isOn={key === selected} onPress={() => pick(key)} />
        ))}
      </View>
    </Sheet>
  )
}
