import { useDidShow } from '@tarojs/taro'
import { useState, type ReactNode } from 'react'
import { formatYuan } from '@/domain/money/money'
import { open } from '@/services/navigation/open'
import { Button } from '@/ui/button'
import { CarLine } from '@/widgets/car-line'
import { Card } from '@/ui/card'
import { Checkbox } from '@/ui/checkbox'
import { showToast } from '@/ui/popup/toast'
import { PageShell } from '@/ui/page'
import { StickyBar } from '@/ui/sticky-bar'
import { DeadlineCard } from '@/widgets/countdown/deadline-card'
import { DocumentCell } from './document-cell'
import type { Guide } from './guide'
import { LockedCard } from './locked-card'
import { messages } from './messages'
import { NextCard } from './next-card'
import { isRead } from './read-mark'
import { useLocking } from './use-locking'
import './confirm-order.scss'

interface ConfirmOrderProps {
  nav: ReactNode
  guide: Guide
  onReload: () => void
}

/** Locks an order: what happens next, what can no longer be changed, the guide, a tick, and the button that does it. */
export function ConfirmOrder({ nav, guide: { order, car, version }, onReload }: ConfirmOrderProps) {
  const mark = { orderId: order.id, version }
  const [hasRead, setRead] = useState(() => isRead(mark))
  const [isTicked, setTicked] = useState(false)
  const { lock, leave } = useLocking(order, onReload)
  const openGuide = () => open('pages/guide-page/webview', { id: order.id })

  // The guide is read on a page of its own.
  useDidShow(() => setRead(isRead(mark)))

  return (
    <PageShell
      surface="canvas"
      nav={nav}
      foot={
        <StickyBar
          above={
            <Checkbox className="confirm-order__tick" isOn={isTicked} onChange={setTicked}>
              {messages.understood}
            </Checkbox>
          }
        >
          <Button kind="line" onPress={leave}>
            {messages.notNow}
          </Button>
          {hasRead ? (
            <Button kind="blue" onPress={() => (isTicked ? lock() : showToast(messages.tickFirst))}>
              {messages.confirmOrder}
            </Button>
          ) : (
            <Button hint={messages.readFirstHint} onPress={openGuide}>
              {messages.readFirst}
            </Button>
          )}
        </StickyBar>
      }
    >
      <Card>
        <CarLine picture={car.picture} name={car.name} text={messages.configured(formatYuan(car.totalFen))} />
      </Card>
      <DeadlineCard order={order} label={messages.locksIn} onClosed={onReload} />
      <NextCard order={order} />
      <LockedCard depositFen={order.depositAmount} />
      <DocumentCell isRead={hasRead} onOpen={() => void openGuide()} />
    </PageShell>
  )
}
