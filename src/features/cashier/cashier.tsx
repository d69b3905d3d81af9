import type { User } from '@/contract/entities/user'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { EmptyView } from '@/ui/state-view'
import { leaveCashier } from './leave'
import { messages } from './messages'
import { PayDesk } from './pay-desk'
import type { Payable } from './payable'
import { useCashier } from './use-cashier'
import { WaitingDesk } from './waiting-desk'

interface CashierProps extends Payable {
  user: User
}

/** The cashier of one order, in each state of its payment. */
export function Cashier({ user, order, payment }: CashierProps) {
  const { view, isTimeUp, endTime, pay, decide, check } = useCashier({ order, payment })
  const leave = () => void leaveCashier(order.id)

  if (view.status === 'waiting') {
    const nav = <NavBar title={messages.waitingTitle} onBack={leave} />
    return <WaitingDesk nav={nav} attempt={view.attempt} onCheck={check} onViewOrder={leave} />
  }

  const nav = <NavBar title={messages.title} onBack={leave} />
  // The next page is on its way.
  if (view.status === 'paid') return <PageShell nav={nav} />

  if (view.status === 'closed' || isTimeUp) {
    return (
      <PageShell nav={nav}>
        <EmptyView
          title={messages.closedHead}
          text={messages.closedText}
          action={messages.viewOrder}
          onAction={leave}
        />
      </PageShell>
    )
  }
  return (
    <PayDesk
      nav={nav}
      user={user}
      order={order}
      payment={payment}
      view={view}
      onPay={pay}
      onDecide={decide}
      onTimeUp={endTime}
    />
  )
}
