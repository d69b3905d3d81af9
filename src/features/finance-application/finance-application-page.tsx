import { ErrorCode } from '@/wire/errors'
import type { LoanLink } from '@/domain/finance/loan-choice'
import { isLost } from '@/services/async-page/is-lost'
import { goBack } from '@/services/navigation/go-back'
import { replace } from '@/services/navigation/open'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { NavBar } from '@/ui/nav-bar'
import { OrderNotFound } from '@/widgets/order-page/order-not-found'
import { PageShell } from '@/ui/page'
import { FinanceApplication } from './finance-application'
import { messages } from './messages'
import { useApplication } from './use-application'

const CARDS = [
  [
    { widthPercent: 45, heightPx: 32 },
    { widthPercent: 80, heightPx: 16 },
  ],
  [
    { widthPercent: 40, heightPx: 24 },
    { widthPercent: 60, heightPx: 32 },
    { widthPercent: 100, heightPx: 120 },
  ],
  [
    { widthPercent: 30, heightPx: 24 },
    { widthPercent: 100, heightPx: 120 },
  ],
] as const

interface FinanceApplicationPageProps {
  /** The order's. */
  id: string
  link: LoanLink
  isAllowed: boolean
}

/** The application of an order, or what stands in its place. */
export function FinanceApplicationPage({ id, link, isAllowed }: FinanceApplicationPageProps) {
  const { page, reload, take } = useApplication(id, isAllowed && id !== '')
  const leave = () =>
    void (id === '' ? goBack('pages/mall/order/list') : goBack('pages/real-order-detail/index', { id }))
  if (page.status === 'ready') {
    const nav = <NavBar title={messages.title} variant="tinted" onBack={leave} />
    const isStale = page.refreshFailure !== undefined
    return (
      <FinanceApplication {...page.data} link={link} nav={nav} isStale={isStale} onChanged={take} reload={reload} />
    )
  }
  const isGone = isLost(id, page, [ErrorCode.orderNotFound])
  return (
    <PageShell surface={isGone ? 'white' : 'canvas'} nav={<NavBar title={messages.title} onBack={leave} />}>
      {isGone ? (
        <OrderNotFound onList={() => void replace('pages/mall/order/list')} />
      ) : (
        <LoadedOrNot page={page} onReload={reload} cards={CARDS} />
      )}
    </PageShell>
  )
}
