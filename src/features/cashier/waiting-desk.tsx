import type { ReactNode } from 'react'
import { useOnline } from '@/hooks/use-online'
import type { PaymentView } from '@/services/payment/payment-view'
import { Button } from '@/ui/button'
import { OfflineStrip } from '@/ui/offline-strip'
import { PageShell } from '@/ui/page'
import { StickyBar } from '@/ui/sticky-bar'
import { messages } from './messages'
import { WaitingView } from './waiting-view'

interface WaitingDeskProps {
  nav: ReactNode
  view: Extract<PaymentView, { status: 'waiting' | 'unknown' }>
  isPart: boolean
  onCheck: () => Promise<void>
  leaveLabel: string
  onLeave: () => void
}

/** While the provider is silent, or we cannot hear it: nothing to pay here, only to ask again or to leave. */
export function WaitingDesk({ nav, view, isPart, onCheck, leaveLabel, onLeave }: WaitingDeskProps) {
  const isOnline = useOnline()
  return (
    <PageShell
      nav={nav}
      foot={
        <>
          {!isOnline && <OfflineStrip text={messages.offline} onRetry={onCheck} />}
          <StickyBar>
            <Button kind="line" onPress={onLeave}>
              {leaveLabel}
            </Button>
            <Button onPress={onCheck}>{messages.check}</Button>
          </StickyBar>
        </>
      }
    >
      <WaitingView view={view} isPart={isPart} />
    </PageShell>
  )
}
