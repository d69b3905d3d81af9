import { usePageGuard } from '@/hooks/use-page-guard'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { OrderOrNot } from '@/widgets/order-page/order-or-not'
import type { PartWish } from '@/widgets/part-payment/use-part-payment'
import { messages } from './messages'
import { PosCode } from './pos-code'
import { usePos } from './use-pos'

interface PosPageProps {
  wish: PartWish
}

/** The page of a payment at the till, or what stands in its place. */
export function PosPage({ wish }: PosPageProps) {
  const isAllowed = usePageGuard()
  const { page, state, reload, check, renew, leave } = usePos(wish, isAllowed)

  // The fail page is on its way.
  if (state === 'declined') return <PageShell surface="canvas" nav={<NavBar title={messages.title} onBack={leave} />} />
  if (page.status === 'ready' && state) {
    return <PosCode pos={page.data} state={state} onCheck={check} onRenew={renew} onLeave={leave} />
  }
  return (
    <PageShell surface="canvas" nav={<NavBar title={messages.title} onBack={leave} />}>
      <OrderOrNot id={wish.payNo ?? wish.id} page={page} onReload={reload} />
    </PageShell>
  )
}
