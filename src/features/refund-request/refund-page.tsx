import { usePageGuard } from '@/hooks/use-page-guard'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { OrderOrNot } from '@/widgets/order-page/order-or-not'
import { messages } from './messages'
import { RefundForm } from './refund-form'
import { useRefund } from './use-refund'

interface RefundPageProps {
  id: string
}

/** The page that asks for a refund, or what stands in its place. */
export function RefundPage({ id }: RefundPageProps) {
  const isAllowed = usePageGuard()
  const { page, reload, apply, leave } = useRefund(id, isAllowed)

  if (page.status === 'ready') {
    return <RefundForm key={id} order={page.data} onApply={(said) => apply(page.data, said)} onLeave={leave} />
  }
  return (
    <PageShell surface="canvas" nav={<NavBar title={messages.title} onBack={leave} />}>
      <OrderOrNot id={id} page={page} onReload={reload} />
    </PageShell>
  )
}
