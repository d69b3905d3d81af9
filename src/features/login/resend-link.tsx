import { Text } from '@tarojs/components'
import { waitText } from '@/domain/time/wait-text'
import { useSecondsUntil } from '@/hooks/use-countdown'
import { Pressable } from '@/ui/pressable'
import { messages } from './messages'

interface ResendLinkProps {
  /** Epoch ms of the server. */
  untilMs: number
  onResend: () => Promise<void>
}

/** When another code may be asked for, and then the way to it. */
export function ResendLink({ untilMs, onResend }: ResendLinkProps) {
  const seconds = useSecondsUntil(untilMs)
  if (seconds > 0) return <Text>{messages.resendIn(waitText(seconds))}</Text>
  return (
    <Pressable className="login-form__row-link login-form__row-link--first" onPress={onResend}>
      {messages.resend}
    </Pressable>
  )
}
