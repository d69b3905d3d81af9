import { View } from '@tarojs/components'
import { CODE_LENGTH } from '@/wire/code-length'
import { waitText } from '@/domain/time/wait-text'
import { useSecondsUntil } from '@/hooks/use-countdown'
import { Button } from '@/ui/button'
import { CodeBoxes } from '@/ui/code-boxes'
import { Sheet } from '@/ui/sheet'
import { StickyBar } from '@/ui/sticky-bar'
import { messages } from './messages'
import type { SmsCode } from './use-sms-code'
import './index.scss'

function ResendButton({ untilMs, onPress }: { untilMs: number; onPress: () => Promise<void> }) {
  const seconds = useSecondsUntil(untilMs)
  return (
    <Button kind="quiet" isDisabled={seconds > 0} onPress={onPress}>
      {seconds > 0 ? messages.resendIn(waitText(seconds)) : messages.resend}
    </Button>
  )
}

export interface CodeSheetProps {
  code: SmsCode
  /** The number that the code went to, masked. */
  phone: string
}

/** Where the code is typed that came by message. */
export function CodeSheet({ code, phone }: CodeSheetProps) {
  return (
    <Sheet
      isOpen={code.isOpen}
      title={messages.title}
      onClose={code.close}
      foot={
        <StickyBar>
          <ResendButton untilMs={code.resendAtMs} onPress={code.send} />
          <Button
            isDisabled={code.digits.length < CODE_LENGTH}
            isLoading={code.isBusy}
            onPress={() => code.submit(code.digits)}
          >
            {messages.confirm}
          </Button>
        </StickyBar>
      }
    >
      <View className="code-sheet__text">{messages.sentTo(phone)}</View>
      <CodeBoxes
        value={code.digits}
        error={code.error}
        onChange={code.type}
        onComplete={(digits) => void code.submit(digits)}
      />
    </Sheet>
  )
}
