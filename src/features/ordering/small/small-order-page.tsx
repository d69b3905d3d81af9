import { ErrorCode } from '@/wire/errors'
import { usePageGuard } from '@/hooks/use-page-guard'
import { isRefusal } from '@/services/request/errors'
import { useUser } from '@/stores/session'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import type { SkeletonBar } from '@/ui/skeleton'
import { EmptyView } from '@/ui/state-view'
import { messages as placingWords } from '../placing/messages'
import { messages } from './messages'
import { Reserve } from './reserve'
import { useOffer, type OfferView } from './use-offer'

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

interface SmallOrderPageProps {
  modelId: string
  marketPostId: string | undefined
}

/** The page that reserves a model, or what stands in its place. */
export function SmallOrderPage({ modelId, marketPostId }: SmallOrderPageProps) {
  const isAllowed = usePageGuard()
  const user = useUser()
  const { page, reload, leave } = useOffer(modelId, marketPostId, isAllowed)
  const nav = <NavBar title={messages.title} onBack={leave} />

  if (page.status === 'ready' && page.data !== null && user) {
    return <Reserve nav={nav} user={user} offer={page.data} isReloading={page.isRefreshing} onReload={reload} />
  }
  if (modelId === '' || isNothingOnSale(page)) {
    return (
      <PageShell nav={nav}>
        <EmptyView
          title={messages.notOnSaleTitle}
          text={messages.notOnSaleText}
          action={placingWords.troubles.notOnSale.okLabel}
          onAction={leave}
        />
      </PageShell>
    )
  }
  return (
    <PageShell surface="canvas" nav={nav}>
      <LoadedOrNot page={page} cards={CARDS} onReload={reload} />
    </PageShell>
  )
}

/** The model has no deposit now, or there is no such model. */
const isNothingOnSale = (page: OfferView['page']): boolean =>
  page.status === 'ready'
    ? page.data === null
    : page.status === 'failed' && isRefusal(page.error, ErrorCode.modelNotFound, ErrorCode.noLongerOffered)
