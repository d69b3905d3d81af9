import { View } from '@tarojs/components'
import { focusById, indexAfterKey } from '@/ui/arrow-keys'
import { classNames } from '@/ui/class-names'
import { Picture } from '@/ui/picture'
import { usePlainId } from '@/ui/plain-id'
import { Pressable } from '@/ui/pressable'
import './picture-choices.scss'

interface PictureChoicesProps<Key extends string> {
  label: string
  items: readonly { key: Key; name: string; picture: string }[]
  selected: Key
  onSelect: (key: Key) => void
}

/** A few choices side by side, each a picture and a name. */
export function PictureChoices<Key extends string>({ label, items, selected, onSelect }: PictureChoicesProps<Key>) {
  const id = usePlainId()
  const onKey = (key: string, index: number) => {
    const next = items[indexAfterKey(key, index, items.length) ?? -1]
    if (!next) return
    onSelect(next.key)
    focusById(id + next.key)
  }
  return (
    <View className="picture-choices" role="radiogroup" aria-label={label}>
      {items.map(({ key, name, picture }, index) => (
        <Pressable
          key={key}
          id={id + key}
          className={classNames('picture-choices__item', key === selected && 'picture-choices__item--on')}
          role="radio"
          isChecked={key === selected}
          isSkippedByTab={key !== selected}
          onPress={() => onSelect(key)}
          onKey={(pressed) => onKey(pressed, index)}
        >
          <View className="picture-choices__picture">
            <Picture src={picture} alt="" fit="contain" />
          </View>
          <View className="picture-choices__name">{name}</View>
        </Pressable>
      ))}
    </View>
  )
}
