import { waitText } from '@/domain/time/wait-text'
import { useSecondsUntil } from '@/hooks/use-countdown'
import { Button } from '@/ui/button'
import { messages } from './messages'

interface WaitButtonProps {
  children: string
  /** Disabled until then, and says for how long; epoch ms of the server. */
  untilMs: number
  onPress: () => Promise<void>
}

/** A button that asks for a code, once another one may be asked for. */
export function WaitButton({ children, untilMs, onPress }: WaitButtonProps) {
  const seconds = useSecondsUntil(untilMs)
  return (
    <Button
      isDisabled={seconds > 0}
      hint={seconds > 0 ? messages.nextCodeIn(waitText(seconds)) : undefined}
      onPress={onPress}
    >
      {children}
    </Button>
  )
}
