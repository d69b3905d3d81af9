import { useDidShow } from '@tarojs/taro'
import { useAsyncPage } from '@/hooks/use-async-page'
import { usePageGuard } from '@/hooks/use-page-guard'
import { goBack } from '@/services/navigation/go-back'
import { replace } from '@/services/navigation/open'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { NavBar } from '@/ui/nav-bar'
import { OrderNotFound } from '@/widgets/order-not-found'
import { PageShell } from '@/ui/page'
import type { SkeletonBar } from '@/ui/skeleton'
import { EmptyView } from '@/ui/state-view'
import { DepositSummary } from './deposit-summary'
import { fetchDue, type NothingDue } from './due'
import { messages } from './messages'

const LINE: SkeletonBar = { widthPercent: 100, heightPx: 16 }
const CARDS: readonly (readonly SkeletonBar[])[] = [
  [{ widthPercent: 60, heightPx: 24 }, LINE],
  [{ widthPercent: 40, heightPx: 24 }, LINE, LINE, LINE],
  [LINE, { widthPercent: 100, heightPx: 24 }],
]

interface DepositPageProps {
  id: string
  title: string
}

/** The deposit of an order before it is paid, in whatever state its loading is. */
export function DepositPage({ id, title }: DepositPageProps) {
  const isAllowed = usePageGuard()
  const { page, reload } = useAsyncPage(() => fetchDue(id), { key: id, isEnabled: isAllowed })
  const nav = <NavBar title={title} onBack={() => void goBack('pages/real-order-detail/index', { id })} />

  useDidShow(() => {
    // The cashier may have taken the money meanwhile.
    if (page.status === 'ready') reload()
  })

  if (page.status !== 'ready') {
    return (
      <PageShell surface="canvas" nav={nav}>
        <LoadedOrNot page={page} cards={CARDS} onReload={reload} />
      </PageShell>
    )
  }
  if (page.data.kind !== 'due') {
    return (
      <PageShell nav={nav}>
        <NothingDueView due={page.data} />
      </PageShell>
    )
  }
  return <DepositSummary nav={nav} due={page.data} onReload={reload} />
}

function NothingDueView({ due }: { due: NothingDue }) {
  switch (due.kind) {
    case 'nothing': {
      const { id, statusName } = due.order
      return (
        <EmptyView
          title={messages.nothingTitle}
          text={messages.nothingText(statusName)}
          action={messages.viewOrder}
          onAction={() => void replace('pages/real-order-detail/index', { id })}
        />
      )
    }
    case 'notFound':
      return <OrderNotFound onList={() => void replace('pages/mall/order/list')} />
    default:
      return due satisfies never
  }
}
