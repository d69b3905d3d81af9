import { Text, View } from '@tarojs/components'
import classNames from 'classnames'
import { formatMobile, mobileDigits } from '@/domain/person/phone'
import { Icon } from '@/ui/icon'
import { messages as kitMessages } from '@/ui/messages'
import { Pressable } from '@/ui/pressable'
import { TextInput } from '@/ui/text-input'
import { messages } from './messages'
import './index.scss'

export interface PhoneFieldProps {
  /** Eleven digits at most, without separators. */
  value: string
  onChange: (digits: string) => void
  error?: string | undefined
  isFocused?: boolean
  onSubmit?: () => void
}

/** "138 0000 4417" with two separators and room for a pasted +86. */
const MAX_TYPED = 20

/** A mainland mobile number, grouped 3-4-4 while it is typed or pasted. */
export function PhoneField({ value, onChange, error, isFocused, onSubmit }: PhoneFieldProps) {
  return (
    <View>
      <View className={classNames('phone-field', error && 'phone-field--error')}>
        <Text className="phone-field__code">{messages.countryCode}</Text>
        <TextInput
          className="phone-field__input"
          kind="phone"
          label={messages.phoneNumber}
          placeholder={messages.phoneNumber}
          value={formatMobile(value)}
          maxLength={MAX_TYPED}
          isInvalid={Boolean(error)}
          isFocused={isFocused}
          onChange={(text) => onChange(mobileDigits(text))}
          onSubmit={onSubmit}
        />
        {value && (
          <Pressable className="phone-field__clear" label={kitMessages.clear} onPress={() => onChange('')}>
            <Icon name="close" size={20} />
          </Pressable>
        )}
      </View>
      {error && (
        <View className="phone-field__error" role="alert">
          {error}
        </View>
      )}
    </View>
  )
}
