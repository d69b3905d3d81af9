import { open } from '@/services/navigation/open'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import type { SkeletonBar } from '@/ui/skeleton'
import { EmptyView } from '@/ui/state-view'
import { deadEndOf } from './dead-end'
import { messages } from './messages'
import { ReadOnlyBar } from './read-only-bar'
import { SharedOrder } from './shared-order'
import type { SharedOrderView } from './use-shared-order'

const CARDS: readonly (readonly SkeletonBar[])[] = [
  [
    { widthPercent: 55, heightPx: 32 },
    { widthPercent: 80, heightPx: 16 },
  ],
  [{ widthPercent: 100, heightPx: 32 }],
  [
    { widthPercent: 60, heightPx: 24 },
    { widthPercent: 100, heightPx: 120 },
  ],
]

/** What a link to an order shows, or why it shows nothing. */
export function SharedOrderPage({ page, order, reload, leave }: SharedOrderView) {
  const deadEnd = page.status === 'failed' ? deadEndOf(page.error) : undefined
  if (order !== undefined) {
    return (
      <PageShell
        surface="canvas"
        tone="blue"
        nav={<NavBar title={messages.title} variant="tinted" onBack={leave} />}
        foot={<ReadOnlyBar modelId={order.modelId} />}
      >
        <SharedOrder order={order} />
      </PageShell>
    )
  }
  return (
    <PageShell nav={<NavBar title={messages.title} onBack={leave} />}>
      {deadEnd === undefined ? (
        <LoadedOrNot page={page} cards={CARDS} onReload={reload} />
      ) : (
        <EmptyView
          art="lost"
          title={deadEnd.title}
          text={deadEnd.text}
          action={messages.seeCars}
          onAction={() => void open('pages/order/index')}
        />
      )}
    </PageShell>
  )
}
