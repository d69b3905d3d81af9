import { usePageTitle } from '@/hooks/use-page-title'
import { replace } from '@/services/navigation/open'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import type { SkeletonBar } from '@/ui/skeleton'
import { EmptyView } from '@/ui/state-view'
import { Comparison } from './comparison'
import { messages } from './messages'
import type { CompareView } from './use-compare'
import { VersionsOrNot } from './versions-or-not'

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
  if (page.status === 'ready' && pair !== null) {
    return <Comparison nav={nav} table={page.data} pair={pair} onChange={change} />
  }
  return (
    <PageShell nav={nav}>
      {page.status === 'ready' && page.data.versions.length > 0 ? (
        <EmptyView
          title={messages.noPairTitle}
          text={messages.noPairText(page.data.modelName)}
          action={messages.toVersions}
          onAction={() => void replace('pages/choosen-version/index', { modelId: page.data.modelId })}
        />
      ) : (
        <VersionsOrNot page={page} cards={CARDS} onReload={reload} />
      )}
    </PageShell>
  )
}
