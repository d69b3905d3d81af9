import { View } from '@tarojs/components'
import classNames from 'classnames'
import { useArrowChoice } from '@/ui/arrow-keys/use-arrow-choice'
import { Picture } from '@/ui/picture'
import { Pressable } from '@/ui/pressable'
import './picture-choices.scss'

interface PictureChoicesProps<Key extends string> {
  label: string
  /** The place of a picture that is not to be asked for yet stays free. */
  items: readonly { key: Key; name: string; picture: string | null }[]
  selected: Key
  onSelect: (key: Key) => void
}

/** A few choices side by side, each a picture and a name. */
export function PictureChoices<Key extends string>({ label, items, selected, onSelect }: PictureChoicesProps<Key>) {
  const choice = useArrowChoice(
    items.map(({ key }) => key),
    onSelect,
  )
  return (
    <View className="picture-choices" role="radiogroup" aria-label={label}>
      {items.map(({ key, name, picture }) => (
        <Pressable
          key={key}
          {...choice(key)}
          className={classNames('picture-choices__item', key === selected && 'picture-choices__item--on')}
          role="radio"
          isChecked={key === selected}
          isSkippedByTab={key !== selected}
          onPress={() => onSelect(key)}
        >
          <View className="picture-choices__picture">
            {picture !== null && <Picture src={picture} alt="" fit="contain" />}
          </View>
          <View className="picture-choices__name">{name}</View>
        </Pressable>
      ))}
    </View>
  )
}
