import { usePageTitle } from '@/hooks/use-page-title'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import type { SkeletonBar } from '@/ui/skeleton'
import { CarContent } from './car-content'
import { DeadEnd, deadEndTitle, WithdrawnCar } from './dead-end'
import { messages } from './messages'
import { NoDraft } from './no-draft'
import type { CarSource } from './source'
import type { CarView } from './use-car-view'

const CARDS: readonly (readonly SkeletonBar[])[] = [
  [{ widthPercent: 100, heightPx: 200 }],
  [
    { widthPercent: 100, heightPx: 32 },
    { widthPercent: 100, heightPx: 32 },
    { widthPercent: 100, heightPx: 32 },
  ],
  [{ widthPercent: 60, heightPx: 32 }],
]

type CarViewPageProps = CarView & { source: CarSource }

/** One car to look at, share and order; or what stands in its place. */
export function CarViewPage(props: CarViewPageProps) {
  const { source, page, opened, reload, leave } = props
  const title = source.kind === 'shared' ? messages.sharedTitle : messages.title
  usePageTitle(title)
  const nav = <NavBar title={title} onBack={leave} />

  if (page.status === 'ready' && opened?.kind === 'car') {
    return <CarContent {...props} nav={nav} car={opened.car} isStale={page.refreshFailure !== undefined} />
  }
  return (
    <PageShell surface="canvas" nav={nav}>
      {opened?.kind === 'none' && <NoDraft />}
      {opened?.kind === 'withdrawn' && <WithdrawnCar snapshot={opened.snapshot} />}
      {opened === undefined && <NotOpened page={page} reload={reload} />}
    </PageShell>
  )
}

function NotOpened({ page, reload }: Pick<CarViewPageProps, 'page' | 'reload'>) {
  const title = page.status === 'failed' ? deadEndTitle(page.error) : undefined
  if (page.status === 'failed' && title !== undefined) return <DeadEnd title={title} text={page.message} />
  return <LoadedOrNot page={page} cards={CARDS} onReload={reload} />
}
