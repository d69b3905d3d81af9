import { usePageGuard } from '@/hooks/use-page-guard'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { OrderOrNot } from '@/widgets/order-page/order-or-not'
import type { PartWish } from '@/widgets/part-payment/use-part-payment'
import { messages } from './messages'
import { Transfer } from './transfer'
import { useTransfer } from './use-transfer'

interface TransferPageProps {
  wish: PartWish
}

/** The page of a bank transfer, or what stands in its place. */
export function TransferPage({ wish }: TransferPageProps) {
  const isAllowed = usePageGuard()
  const { page, reload, announce, withdraw, leave } = useTransfer(wish, isAllowed)

  if (page.status === 'ready') {
    return <Transfer transfer={page.data} onAnnounce={announce} onWithdraw={withdraw} onLeave={leave} />
  }
  return (
    <PageShell surface="canvas" nav={<NavBar title={messages.title} onBack={leave} />}>
      <OrderOrNot id={wish.payNo ?? wish.id} page={page} onReload={reload} />
    </PageShell>
  )
}
