import { Cashier } from '@/features/cashier/cashier'
import { messages } from '@/features/cashier/messages'
import { usePayable } from '@/features/cashier/use-payable'
import { usePageGuard } from '@/hooks/use-page-guard'
import { usePageParams } from '@/hooks/use-page-params'
import { useUser } from '@/stores/session'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { Skeleton, type SkeletonBar } from '@/ui/skeleton'
import { ErrorView } from '@/ui/state-view'

const CARDS: readonly (readonly SkeletonBar[])[] = [
  [{ widthPercent: 100, heightPx: 120 }],
  [{ widthPercent: 30, heightPx: 24 }, { widthPercent: 100, heightPx: 32 }],
  [{ widthPercent: 100, heightPx: 16 }, { widthPercent: 100, heightPx: 16 }],
]

export default function CashierPage() {
  const isAllowed = usePageGuard()
  const user = useUser()
  const { id = '' } = usePageParams<'pages/mall/order/casher'>()
  const { page, reload, leave } = usePayable(id, isAllowed)

  if (page.status === 'ready' && user) return <Cashier key={id} user={user} {...page.data} />
  return (
    <PageShell surface="canvas" nav={<NavBar title={messages.title} onBack={leave} />}>
      {page.status === 'loading' && <Skeleton cards={CARDS} />}
      {(page.status === 'failed' || page.status === 'timedOut') && <ErrorView text={page.message} onReload={reload} />}
    </PageShell>
  )
}
