import { usePageGuard } from '@/hooks/use-page-guard'
import { returnToApp } from '@/services/navigation/pay-page'
import { useUser } from '@/stores/session'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { EmptyView } from '@/ui/state-view'
import { OrderOrNot } from '@/widgets/order-page/order-or-not'
import { AppDesk } from './app-desk'
import { Cashier } from './cashier'
import { messages } from './messages'
import type { PayWish } from './payable'
import { CASHIER_BOXES } from './skeleton'
import { useAppOrder } from './use-app-order'

interface AppCashierPageProps {
  wish: PayWish
  /** Stands for the order in a link of the app. */
  token: string | undefined
}

/** The cashier that the app opens, or what stands in its place. */
export function AppCashierPage({ wish, token }: AppCashierPageProps) {
  const isAllowed = usePageGuard()
  const user = useUser()
  const { page, reload, hasEnded } = useAppOrder(wish, token, isAllowed)
  const leave = () => void returnToApp()

  if (page.status === 'ready' && user) {
    return (
      <Cashier
        user={user}
        payable={page.data}
        onReload={reload}
        payNo={wish.payNo}
        from="app"
        Desk={AppDesk}
        onLeave={leave}
      />
    )
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
        <OrderOrNot id={token ?? wish.id} page={page} onReload={reload} cards={CASHIER_BOXES} />
      )}
    </PageShell>
  )
}
