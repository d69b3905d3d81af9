import { View } from '@tarojs/components'
import { CODE_LENGTH } from '@/wire/code-length'
import { BRAND } from '@/domain/brand'
import { mobileInText, serviceNumberInText } from '@/domain/person/phone'
import { Button } from '@/ui/button'
import { CodeBoxes } from '@/ui/code-boxes'
import { alertDialog } from '@/ui/popup/dialogs'
import { Pressable } from '@/ui/pressable'
import { messages } from './messages'
import type { PendingCode } from './pending-code'
import { ResendLink } from './resend-link'
import { useCodeEntry } from './use-code-entry'
import { WaitButton } from './wait-button'
import './form.scss'

interface CodeFormProps {
  pending: PendingCode
  onChangeNumber: () => void
}

const explainNoCode = () =>
  alertDialog({
    title: messages.noCodeTitle,
    text: messages.noCodeText(serviceNumberInText(BRAND.serviceNumber)),
  })

/** The code that came by message. */
export function CodeForm({ pending, onChangeNumber }: CodeFormProps) {
  const entry = useCodeEntry(pending)
  return (
    <View className="login-form">
      <View className="login-form__title" role="heading" aria-level="1">
        {messages.codeTitle}
      </View>
      <View className="login-form__text">
        {messages.sentTo(mobileInText(pending.phone))}{' '}
        <Pressable className="login-form__link" onPress={onChangeNumber}>
          {messages.change}
        </Pressable>
      </View>
      <CodeBoxes
        value={entry.digits}
        error={entry.error}
        onChange={entry.type}
        onComplete={(code) => void entry.submit(code)}
      />
      <View className="login-form__row">
        {!entry.isCodeSpent && <ResendLink untilMs={entry.resendAtMs} onResend={entry.resend} />}
        <Pressable className="login-form__row-link" onPress={explainNoCode}>
          {messages.noCode}
        </Pressable>
      </View>
      {entry.isCodeSpent ? (
        <WaitButton untilMs={entry.resendAtMs} onPress={entry.resend}>
          {messages.resend}
        </WaitButton>
      ) : (
        <Button
          isDisabled={entry.digits.length < CODE_LENGTH}
          isLoading={entry.isBusy}
          onPress={() => entry.submit(entry.digits)}
        >
          {messages.logIn}
        </Button>
      )}
    </View>
  )
}
