import { Cashier } from '@/features/cashier/cashier'
import { leaveCashier } from '@/features/cashier/leave'
import { messages } from '@/features/cashier/messages'
import { PayDesk } from '@/features/cashier/pay-desk'
import { CASHIER_BOXES } from '@/features/cashier/skeleton'
import { usePayable } from '@/features/cashier/use-payable'
import { wishOf } from '@/features/cashier/wish'
import { usePageGuard } from '@/hooks/use-page-guard'
import { usePageParams } from '@/hooks/use-page-params'
import { useUser } from '@/stores/session'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'

export default function CashierPage() {
  const isAllowed = usePageGuard()
  const user = useUser()
  const wish = wishOf(usePageParams<'pages/mall/order/casher'>())
  const { page, reload } = usePayable(wish, isAllowed)
  const leave = () => void leaveCashier(wish.id)

  if (page.status === 'ready' && user) {
    return <Cashier key={wish.id} user={user} payable={page.data} payNo={wish.payNo} Desk={PayDesk} onLeave={leave} />
  }
  return (
    <PageShell surface="canvas" nav={<NavBar title={messages.title} onBack={leave} />}>
      <LoadedOrNot page={page} onReload={reload} cards={CASHIER_BOXES} />
    </PageShell>
  )
}
