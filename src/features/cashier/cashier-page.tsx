import { usePageGuard } from '@/hooks/use-page-guard'
import { useUser } from '@/stores/session'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { OrderOrNot } from '@/widgets/order-page/order-or-not'
import { Cashier } from './cashier'
import { leaveCashier } from './leave'
import { messages } from './messages'
import { PayDesk } from './pay-desk'
import type { PayWish } from './payable'
import { CASHIER_BOXES } from './skeleton'
import { usePayable } from './use-payable'

interface CashierPageProps {
  wish: PayWish
}

/** The cashier of an order, or what stands in its place. */
export function CashierPage({ wish }: CashierPageProps) {
  const isAllowed = usePageGuard()
  const user = useUser()
  const { page, reload } = usePayable(wish, isAllowed)
  const leave = () => void leaveCashier(wish.id)

  if (page.status === 'ready' && user) {
    return (
      <Cashier
        key={wish.id}
        user={user}
        payable={page.data}
        onReload={reload}
        payNo={wish.payNo}
        Desk={PayDesk}
        onLeave={leave}
      />
    )
  }
  return (
    <PageShell surface="canvas" nav={<NavBar title={messages.title} onBack={leave} />}>
      <OrderOrNot id={wish.id} page={page} onReload={reload} cards={CASHIER_BOXES} />
    </PageShell>
  )
}
