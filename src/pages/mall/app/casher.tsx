import { AppDesk } from '@/features/cashier/app-desk'
import { Cashier } from '@/features/cashier/cashier'
import { returnToApp } from '@/features/cashier/leave'
import { messages } from '@/features/cashier/messages'
import { CASHIER_BOXES } from '@/features/cashier/skeleton'
import { useAppOrder } from '@/features/cashier/use-app-order'
import { wishOf } from '@/features/cashier/wish'
import { usePageGuard } from '@/hooks/use-page-guard'
import { usePageParams } from '@/hooks/use-page-params'
import { useUser } from '@/stores/session'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { EmptyView } from '@/ui/state-view'

export default function AppCashierPage() {
  const isAllowed = usePageGuard()
  const user = useUser()
  const params = usePageParams<'pages/mall/app/casher'>()
  const wish = wishOf(params)
  const { page, reload, hasEnded } = useAppOrder(wish, params.token, isAllowed)
  const leave = () => void returnToApp(page.status === 'ready' ? page.data.order.id : wish.id)

  if (page.status === 'ready' && user) {
    return <Cashier user={user} payable={page.data} payNo={wish.payNo} Desk={AppDesk} onLeave={leave} />
  }
  return (
    <PageShell nav={<NavBar title={messages.title} onBack={leave} />}>
      {hasEnded ? (
        <EmptyView
          title={messages.linkEndedTitle}
          text={messages.linkEndedText}
          action={messages.backToApp}
          onAction={leave}
        />
      ) : (
        <LoadedOrNot page={page} onReload={reload} cards={CASHIER_BOXES} />
      )}
    </PageShell>
  )
}
