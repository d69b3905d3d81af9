import { BalancePage } from '@/features/balance/balance-page'
import { messages } from '@/features/balance/messages'
import { useBalance } from '@/features/balance/use-balance'
import { usePageGuard } from '@/hooks/use-page-guard'
import { usePageParams } from '@/hooks/use-page-params'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'

export default function BalancePayPage() {
  const isAllowed = usePageGuard()
  const { id = '' } = usePageParams<'pages/mall/order/balance-pay'>()
  const { page, reload, leave } = useBalance(id, isAllowed)

  if (page.status === 'ready') return <BalancePage {...page.data} onLeave={leave} />
  return (
    <PageShell surface="canvas" nav={<NavBar title={messages.title} onBack={leave} />}>
      <LoadedOrNot page={page} onReload={reload} />
    </PageShell>
  )
}
