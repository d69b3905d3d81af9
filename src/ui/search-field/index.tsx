import { View } from '@tarojs/components'
import { Icon } from '@/ui/icon'
import { messages } from '@/ui/messages'
import { Pressable } from '@/ui/pressable'
import { TextInput } from '@/ui/text-input'
import './index.scss'

export interface SearchFieldProps {
  /** What is searched: "Search a city"; the placeholder too. */
  label: string
  value: string
  onChange: (value: string) => void
  maxLength?: number
  /** Takes the focus as soon as it appears. */
  isFocused?: boolean
  /** The keyboard's own "search", where each letter does not search by itself. */
  onSubmit?: () => void
}

/** Longer words are found nowhere. */
const MAX_LENGTH = 40

/** A grey field with a magnifier that filters what is below it at each letter. */
export function SearchField({ label, value, onChange, maxLength = MAX_LENGTH, ...input }: SearchFieldProps) {
  return (
    <View className="search-field">
      <Icon name="search" size={20} className="search-field__icon" />
      <TextInput
        className="search-field__input"
        kind="search"
        label={label}
        placeholder={label}
        value={value}
        maxLength={maxLength}
        onChange={onChange}
        {...input}
      />
      {value !== '' && (
        <Pressable className="search-field__clear" label={messages.clear} onPress={() => onChange('')}>
          <Icon name="close" size={16} />
        </Pressable>
      )}
    </View>
  )
}
