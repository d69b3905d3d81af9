import { Failure } from '@/features/payment-result/failure'
import { leaveResult } from '@/features/payment-result/leave'
import { messages } from '@/features/payment-result/messages'
import { useResult } from '@/features/payment-result/use-result'
import { usePageGuard } from '@/hooks/use-page-guard'
import { usePageParams } from '@/hooks/use-page-params'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { Skeleton, type SkeletonBar } from '@/ui/skeleton'
import { ErrorView } from '@/ui/state-view'

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

export default function FailPage() {
  const isAllowed = usePageGuard()
  const { id = '' } = usePageParams<'pages/mall/order/fail-page'>()
  const { page, reload, isHere } = useResult(id, 'failed', isAllowed)

  return (
    <PageShell nav={<NavBar title={messages.failed} onBack={() => void leaveResult(id)} />}>
      {page.status === 'ready' && isHere && <Failure {...page.data} onEnd={reload} />}
      {page.status === 'loading' && <Skeleton cards={CARDS} />}
      {(page.status === 'failed' || page.status === 'timedOut') && <ErrorView text={page.message} onReload={reload} />}
    </PageShell>
  )
}
