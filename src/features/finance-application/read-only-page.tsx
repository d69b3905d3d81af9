import type { ReactNode } from 'react'
import type { FinanceApplication } from '@/wire/schemas/loan'
import { FinanceAction } from '@/wire/enums/order'
import { formatYuan } from '@/domain/money/money'
import { callCustomerService } from '@/services/customer-service'
import { open } from '@/services/navigation/open'
import { Button } from '@/ui/button'
import { LOAN_EXITS } from '@/widgets/loan/exits'
import { PageShell } from '@/ui/page'
import { StickyBar } from '@/ui/sticky-bar'
import { BAR_KINDS, barActions, type BarAction } from './bar-actions'
import { FactsCard } from './facts-card'
import { messages } from './messages'
import { PayOffCard } from './pay-off-card'
import { PlanCard } from './plan-card'
import { ProgressCard } from './progress-card'
import { SentPapersCard } from './sent-papers-card'
import { headOf } from './head'
import type { Changes } from './use-changes'

interface ReadOnlyPageProps {
  application: FinanceApplication
  nav: ReactNode
  head: ReactNode
  changes: Changes
  onApplyAgain: () => void
}

const labelOf = (action: BarAction, { downPaymentDueFen }: FinanceApplication): string => {
  switch (action) {
    case 'cancel':
      return LOAN_EXITS.cancelFinance.label
    case 'payInFull':
      return LOAN_EXITS.payInFull.label
    case 'pay':
      return downPaymentDueFen > 0 ? messages.pay(formatYuan(downPaymentDueFen)) : messages.payBalance
    default:
      return messages[action]
  }
}

/** An application that is out of the shopper's hands: where it stands, what was asked for, and what can be done. */
export function ReadOnlyPage({ application, nav, head, changes, onApplyAgain }: ReadOnlyPageProps) {
  const { orderId: id, terms, milestones, payOff } = application
  const { tone } = headOf(application)
  const acts: Record<BarAction, () => unknown> = {
    viewOrder: () => open('pages/real-order-detail/index', { id }),
    pay: () => open('pages/mall/order/balance-pay', { id }),
    payInFull: () => changes.leaveLoan(FinanceAction.payInFull),
    applyAgain: onApplyAgain,
    cancel: () => changes.leaveLoan(FinanceAction.cancelFinance),
    call: callCustomerService,
  }
  return (
    <PageShell
      surface="canvas"
      tone={tone}
      nav={nav}
      foot={
        <StickyBar>
          {barActions(application).map((action) => (
            <Button key={action} kind={BAR_KINDS[action]} onPress={async () => acts[action]()}>
              {labelOf(action, application)}
            </Button>
          ))}
        </StickyBar>
      }
    >
      {head}
      <ProgressCard milestones={milestones} tone={tone} />
      {terms && <PlanCard application={application} terms={terms} />}
      {payOff && <PayOffCard payOff={payOff} onRequest={changes.requestPayOff} />}
      <SentPapersCard application={application} />
      <FactsCard application={application} />
    </PageShell>
  )
}
