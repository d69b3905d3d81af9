import { messages } from '@/features/refund-request/messages'
import { RefundPage as RefundForm } from '@/features/refund-request/refund-page'
import { useRefund } from '@/features/refund-request/use-refund'
import { usePageGuard } from '@/hooks/use-page-guard'
import { usePageParams } from '@/hooks/use-page-params'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'

export default function RefundPage() {
  const isAllowed = usePageGuard()
  const { id = '' } = usePageParams<'pages/mall/order/refund'>()
  const { page, reload, apply, leave } = useRefund(id, isAllowed)

  if (page.status === 'ready') {
    return <RefundForm key={id} order={page.data} onApply={(reason) => apply(page.data, reason)} onLeave={leave} />
  }
  return (
    <PageShell surface="canvas" nav={<NavBar title={messages.title} onBack={leave} />}>
      <LoadedOrNot page={page} onReload={reload} />
    </PageShell>
  )
}
