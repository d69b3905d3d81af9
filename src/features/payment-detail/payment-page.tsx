import { usePageGuard } from '@/hooks/use-page-guard'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { OrderOrNot } from '@/widgets/order-page/order-or-not'
import { messages } from './messages'
import { Payment } from './payment'
import { usePaymentDetail } from './use-payment-detail'

interface PaymentPageProps {
  payNo: string
}

/** The page of one payment, or what stands in its place. */
export function PaymentPage({ payNo }: PaymentPageProps) {
  const isAllowed = usePageGuard()
  const { page, reload, leave } = usePaymentDetail(payNo, isAllowed)

  if (page.status === 'ready') return <Payment payment={page.data} onLeave={leave} />
  return (
    <PageShell surface="canvas" nav={<NavBar title={messages.title} onBack={leave} />}>
      <OrderOrNot id={payNo} page={page} onReload={reload} />
    </PageShell>
  )
}
