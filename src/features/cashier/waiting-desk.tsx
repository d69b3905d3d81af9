import type { ReactNode } from 'react'
import type { PaymentAttempt } from '@/contract/entities/payment'
import { useOnline } from '@/hooks/use-online'
import { Button } from '@/ui/button'
import { OfflineStrip } from '@/ui/offline-strip'
import { PageShell } from '@/ui/page'
import { StickyBar } from '@/ui/sticky-bar'
import { messages } from './messages'
import { WaitingView } from './waiting-view'

interface WaitingDeskProps {
  nav: ReactNode
  attempt: PaymentAttempt
  onCheck: () => Promise<void>
  onViewOrder: () => void
}

/** While the provider is silent: nothing to pay here, only to ask again or to leave. */
export function WaitingDesk({ nav, attempt, onCheck, onViewOrder }: WaitingDeskProps) {
  const isOnline = useOnline()
  return (
    <PageShell
      nav={nav}
      foot={
        <>
          {!isOnline && <OfflineStrip text={messages.offline} onRetry={onCheck} />}
          <StickyBar>
            <Button kind="line" onPress={onViewOrder}>
              {messages.viewOrder}
            </Button>
            <Button onPress={onCheck}>{messages.check}</Button>
          </StickyBar>
        </>
      }
    >
      <WaitingView attempt={attempt} />
    </PageShell>
  )
}
