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
import { ConfirmOrder } from './confirm-order'
import { fetchGuide, type NoGuide } from './guide'
import { messages } from './messages'

const LINE: SkeletonBar = { widthPercent: 80, heightPx: 16 }
const CARDS: readonly (readonly SkeletonBar[])[] = [
  [{ widthPercent: 60, heightPx: 24 }, LINE],
  [{ widthPercent: 40, heightPx: 24 }, LINE, LINE, LINE],
  [{ widthPercent: 40, heightPx: 24 }, LINE, LINE, LINE],
]

/** The page that locks a big order, in whatever state its loading is. */
export function GuidePage({ id }: { id: string }) {
  const isAllowed = usePageGuard()
  const { page, reload } = useAsyncPage(() => fetchGuide(id), { key: id, isEnabled: isAllowed })
  const leave = () => void goBack('pages/real-order-detail/index', { id })
  const nav = <NavBar title={messages.title} onBack={leave} />

  if (page.status !== 'ready') {
    return (
      <PageShell surface="canvas" nav={nav}>
        <LoadedOrNot page={page} cards={CARDS} onReload={reload} />
      </PageShell>
    )
  }
  if (page.data.kind !== 'guide') {
    return (
      <PageShell nav={nav}>
        <NoGuideView guide={page.data} />
      </PageShell>
    )
  }
  return <ConfirmOrder nav={nav} guide={page.data} onReload={reload} />
}

function NoGuideView({ guide }: { guide: NoGuide }) {
  switch (guide.kind) {
    case 'notWaiting': {
      const { id, statusName } = guide.order
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
      return guide satisfies never
  }
}
