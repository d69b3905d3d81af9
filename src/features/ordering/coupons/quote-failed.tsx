import { Button } from '@/ui/button'
import { messages as kitMessages } from '@/ui/messages'
import { Notice } from '@/ui/notice'
import { messages } from './messages'

/** Says that what is taken off is not known, and asks again. */
export function QuoteFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice tone="orange" icon="alert">
      {messages.quoteFailed}
      <Button kind="link" onPress={onRetry}>
        {kitMessages.tryAgain}
      </Button>
    </Notice>
  )
}
