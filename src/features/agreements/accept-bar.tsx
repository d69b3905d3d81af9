import { Button } from '@/ui/button'
import { StickyBar } from '@/ui/sticky-bar'
import { messages } from './messages'

interface AcceptBarProps {
  onAgree: () => Promise<unknown>
  onLeave: () => void
}

/** Agree, or leave it for later. */
export function AcceptBar({ onAgree, onLeave }: AcceptBarProps) {
  return (
    <StickyBar>
      <Button kind="quiet" onPress={onLeave}>
        {messages.notNow}
      </Button>
      <Button onPress={onAgree}>{messages.agree}</Button>
    </StickyBar>
  )
}
