import { usePageTitle } from '@/hooks/use-page-title'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import type { SkeletonBar } from '@/ui/skeleton'
import { EmptyView } from '@/ui/state-view'
import { Comparison } from './comparison'
import { GoneModel } from './gone-model'
import { messages } from './messages'
import type { CompareView } from './use-compare'
import { goneText } from './use-versions'

const CARDS: readonly (readonly SkeletonBar[])[] = [
  [{ widthPercent: 100, heightPx: 120 }],
  [
    { widthPercent: 100, heightPx: 24 },
    { widthPercent: 100, heightPx: 24 },
    { widthPercent: 100, heightPx: 24 },
  ],
]

/** Two versions side by side. */
export function ComparePage({ page, reload, pair, change, leave }: CompareView) {
  usePageTitle(messages.compareTitle)
  const nav = <NavBar title={messages.compareTitle} onBack={leave} />
  const gone = goneText(page)

  if (page.status !== 'ready') {
    return (
      <PageShell nav={nav}>
        {gone === null ? <LoadedOrNot page={page} cards={CARDS} onReload={reload} /> : <GoneModel text={gone} />}
      </PageShell>
    )
  }
  if (pair === null) {
    return (
      <PageShell nav={nav}>
        <EmptyView
          title={messages.noVersionTitle}
          text={messages.noVersionText}
          action={messages.toModels}
          onAction={leave}
        />
      </PageShell>
    )
  }
  return <Comparison nav={nav} table={page.data} pair={pair} onChange={change} />
}
