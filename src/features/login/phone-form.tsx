import { View } from '@tarojs/components'
import { Notice } from '@/ui/notice'
import { PhoneField } from '@/ui/phone-field'
import { ConsentRow } from './consent-row'
import { GuestRow } from './guest-row'
import { messages } from './messages'
import type { PhoneEntry } from './use-phone-entry'
import { WaitButton } from './wait-button'
import './form.scss'

interface PhoneFormProps {
  entry: PhoneEntry
  onGuest: () => void
}

/** The number that gets a code. */
export function PhoneForm({ entry, onGuest }: PhoneFormProps) {
  return (
    <View className="login-form">
      <View className="login-form__title" role="heading" aria-level="1">
        {messages.phoneTitle}
      </View>
      <View className="login-form__text">{messages.phoneText}</View>
      <PhoneField
        value={entry.phone}
        onChange={entry.setPhone}
        error={entry.phoneError}
        isFocused
        onSubmit={() => void entry.submit()}
      />
      <ConsentRow consent={entry.consent} />
      {entry.problem && <Notice tone="red">{entry.problem}</Notice>}
      <View className="login-form__action">
        <WaitButton untilMs={entry.retryAtMs} onPress={entry.submit}>
          {messages.getCode}
        </WaitButton>
      </View>
      <GuestRow onGuest={onGuest} />
    </View>
  )
}
