import { messages } from '@/features/payment-detail/messages'
import { PaymentPage } from '@/features/payment-detail/payment-page'
import { usePayment } from '@/features/payment-detail/use-payment'
import { usePageGuard } from '@/hooks/use-page-guard'
import { usePageParams } from '@/hooks/use-page-params'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'

export default function PaymentDetailPage() {
  const isAllowed = usePageGuard()
  const { payNo = '' } = usePageParams<'pages/mall/order/details'>()
  const { page, reload, leave } = usePayment(payNo, isAllowed)

  if (page.status === 'ready') return <PaymentPage payment={page.data} onLeave={leave} />
  return (
    <PageShell surface="canvas" nav={<NavBar title={messages.title} onBack={leave} />}>
      <LoadedOrNot page={page} onReload={reload} />
    </PageShell>
  )
}
