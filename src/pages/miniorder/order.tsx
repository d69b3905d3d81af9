import { messages } from '@/features/small-order/messages'
import { Reserve } from '@/features/small-order/reserve'
import { useOffer } from '@/features/small-order/use-offer'
import { usePageGuard } from '@/hooks/use-page-guard'
import { usePageParams } from '@/hooks/use-page-params'
import { useUser } from '@/stores/session'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import type { SkeletonBar } from '@/ui/skeleton'
import { EmptyView } from '@/ui/state-view'

const CARDS: readonly (readonly SkeletonBar[])[] = [
  [{ widthPercent: 100, heightPx: 200 }],
  [
    { widthPercent: 50, heightPx: 24 },
    { widthPercent: 80, heightPx: 16 },
    { widthPercent: 70, heightPx: 16 },
  ],
  [
    { widthPercent: 100, heightPx: 32 },
    { widthPercent: 100, heightPx: 32 },
    { widthPercent: 100, heightPx: 32 },
  ],
]

export default function SmallOrderPage() {
  const isAllowed = usePageGuard()
  const user = useUser()
  const { modelId = '', marketPostId } = usePageParams<'pages/miniorder/order'>()
  const { page, reload, leave } = useOffer(modelId, marketPostId, isAllowed)
  const nav = <NavBar title={messages.title} onBack={leave} />

  if (page.status !== 'ready' || !user) {
    return (
      <PageShell surface="canvas" nav={nav}>
        <LoadedOrNot page={page} cards={CARDS} onReload={reload} />
      </PageShell>
    )
  }
  if (page.data === null) {
    return (
      <PageShell nav={nav}>
        <EmptyView
          title={messages.notOnSaleTitle}
          text={messages.notOnSaleText}
          action={messages.backToModels}
          onAction={leave}
        />
      </PageShell>
    )
  }
  return <Reserve nav={nav} user={user} offer={page.data} onReload={reload} />
}
