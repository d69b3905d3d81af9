import type { ComponentType } from 'react'
import type { User } from '@/wire/schemas/account'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { EmptyView } from '@/ui/state-view'
import type { DeskProps } from './desk'
import { messages } from './messages'
import type { Payable } from './payable'
import { useCashier, type CashierWish } from './use-cashier'
import { WaitingDesk } from './waiting-desk'

interface CashierProps extends CashierWish {
  user: User
  payable: Payable
  onReload: () => void
  /** What it is paid at. */
  Desk: ComponentType<DeskProps>
  onLeave: () => void
}

/** The cashier of one order, in each state of its payment. */
export function Cashier({ user, payable, onReload, payNo, from, Desk, onLeave }: CashierProps) {
  const { view, isClosed, isTimeUp, timeRanOut, pay, decide, check } = useCashier(payable, onReload, { payNo, from })
  const isPart = payable.part !== null
  const leaveLabel = from === 'app' ? messages.backToApp : messages.viewOrder

  if (view.status === 'waiting' || view.status === 'unknown') {
    const nav = <NavBar title={messages.waitingTitle} onBack={onLeave} />
    return (
      <WaitingDesk nav={nav} view={view} isPart={isPart} onCheck={check} leaveLabel={leaveLabel} onLeave={onLeave} />
    )
  }

  const nav = <NavBar title={messages.title} onBack={onLeave} />
  // The next page is on its way.
  if (view.status === 'paid') return <PageShell nav={nav} />

  if (isClosed) {
    return (
      <PageShell nav={nav}>
        <EmptyView
          title={isPart ? messages.nothingLeftHead : messages.closedHead}
          text={isPart ? messages.nothingLeftText : messages.closedText}
          action={leaveLabel}
          onAction={onLeave}
        />
      </PageShell>
    )
  }
  return (
    <Desk
      nav={nav}
      user={user}
      payable={payable}
      view={view}
      isTimeUp={isTimeUp}
      onPay={pay}
      onDecide={decide}
      onTimeUp={timeRanOut}
      onLeave={onLeave}
    />
  )
}
