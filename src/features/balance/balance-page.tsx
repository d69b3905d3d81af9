import { usePageGuard } from '@/hooks/use-page-guard'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { OrderOrNot } from '@/widgets/order-page/order-or-not'
import { Balance } from './balance'
import { messages } from './messages'
import { useBalance } from './use-balance'

interface BalancePageProps {
  id: string
}

/** The page of what is left of an order's price, or what stands in its place. */
export function BalancePage({ id }: BalancePageProps) {
  const isAllowed = usePageGuard()
  const { page, reload, leave } = useBalance(id, isAllowed)

  if (page.status === 'ready') return <Balance {...page.data} onLeave={leave} />
  return (
    <PageShell surface="canvas" nav={<NavBar title={messages.title} onBack={leave} />}>
      <OrderOrNot id={id} page={page} onReload={reload} />
    </PageShell>
  )
}
