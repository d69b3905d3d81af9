import { useAfterClosing } from '@/hooks/use-countdown'
import { usePageGuard } from '@/hooks/use-page-guard'
import type { PayOrigin } from '@/services/navigation/pay-page'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import type { SkeletonBar } from '@/ui/skeleton'
import { OrderOrNot } from '@/widgets/order-page/order-or-not'
import { Failure } from './failure'
import { leaveResult } from './leave'
import { messages } from './messages'
import { useResult } from './use-result'

const CARDS: readonly (readonly SkeletonBar[])[] = [
  [
    { widthPercent: 60, heightPx: 32 },
    { widthPercent: 90, heightPx: 16 },
  ],
  [
    { widthPercent: 100, heightPx: 16 },
    { widthPercent: 100, heightPx: 16 },
    { widthPercent: 100, heightPx: 16 },
  ],
]

interface FailurePageProps {
  id: string
  /** A part of the balance; without it the page tells of the deposit. */
  payNo?: string | undefined
  from?: PayOrigin
}

/** The page of a payment that failed. */
export function FailurePage({ id, payNo, from }: FailurePageProps) {
  const isAllowed = usePageGuard()
  const { page, reload, isHere } = useResult({ id, payNo, from, expected: 'failed' }, isAllowed)
  const reloadClosing = useAfterClosing(reload)

  return (
    <PageShell nav={<NavBar title={messages.failed} onBack={() => void leaveResult(id, from)} />}>
      {page.status === 'ready' && isHere && <Failure {...page.data} from={from} onEnd={reloadClosing} />}
      <OrderOrNot id={id} page={page} cards={CARDS} onReload={reload} />
    </PageShell>
  )
}
