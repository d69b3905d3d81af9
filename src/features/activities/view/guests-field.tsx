import { View } from '@tarojs/components'
import { ExtraIcon } from '@/ui/extra-icon'
import { Pressable } from '@/ui/pressable'
import { messages } from '../messages'
import './guests-field.scss'

interface GuestsFieldProps {
  guests: number
  most: number
  onChange: (guests: number) => void
}

/** How many one brings along. */
export function GuestsField({ guests, most, onChange }: GuestsFieldProps) {
  return (
    <View className="guests-field">
      <View className="guests-field__label">
        {messages.guests}
        <View className="guests-field__note">{messages.guestsAtMost(most)}</View>
      </View>
      <Pressable
        className="guests-field__step"
        label={messages.fewerGuests}
        isDisabled={guests === 0}
        onPress={() => onChange(guests - 1)}
      >
        <ExtraIcon name="minus" size={20} />
      </Pressable>
      <View className="guests-field__count" aria-live="polite">
        {guests}
      </View>
      <Pressable
        className="guests-field__step"
        label={messages.moreGuests}
        isDisabled={guests === most}
        onPress={() => onChange(guests + 1)}
      >
        <ExtraIcon name="plus" size={20} />
      </Pressable>
    </View>
  )
}
