import { SubscriptionScene } from '@/wire/enums/subscription'
import { usePageGuard } from '@/hooks/use-page-guard'
import type { PayOrigin } from '@/services/navigation/pay-page'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import type { SkeletonBar } from '@/ui/skeleton'
import { OrderOrNot } from '@/widgets/order-page/order-or-not'
import { SubscriptionAsk } from '@/widgets/subscription/subscription-ask'
import { leaveResult } from './leave'
import { kindOfResult } from './result'
import { Success } from './success'
import { useResult } from './use-result'
import { WaysOn, WayToApp } from './ways-on'

const CARDS: readonly (readonly SkeletonBar[])[] = [
  [
    { widthPercent: 60, heightPx: 32 },
    { widthPercent: 100, heightPx: 120 },
  ],
  [
    { widthPercent: 30, heightPx: 24 },
    { widthPercent: 80, heightPx: 16 },
    { widthPercent: 80, heightPx: 16 },
  ],
]

interface SuccessPageProps {
  id: string
  /** One of the order's payments; without it the page tells of the order's newest. */
  payNo?: string | undefined
  from?: PayOrigin
}

/** The page of a payment that succeeded, or of a transfer that was announced. */
export function SuccessPage({ id, payNo, from }: SuccessPageProps) {
  const isAllowed = usePageGuard()
  const { page, reload, isHere } = useResult({ id, payNo, from, expected: 'successful' }, isAllowed)
  const nav = <NavBar onBack={() => void leaveResult(id, from)} />

  if (page.status === 'ready' && isHere) {
    const kind = kindOfResult(page.data)
    const hasDates = kind !== 'returned' && !page.data.order.linkBigOrder
    return (
      <PageShell
        nav={nav}
        foot={from === 'app' ? <WayToApp id={id} /> : <WaysOn kind={kind} result={page.data} />}
        overlay={hasDates && <SubscriptionAsk scene={SubscriptionScene.order} subject={id} />}
      >
        <Success kind={kind} result={page.data} />
      </PageShell>
    )
  }
  return (
    <PageShell nav={nav}>
      <OrderOrNot id={id} page={page} cards={CARDS} onReload={reload} />
    </PageShell>
  )
}
