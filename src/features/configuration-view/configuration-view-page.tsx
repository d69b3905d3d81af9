import { useShareAppMessage } from '@tarojs/taro'
import { useState } from 'react'
import { usePageTitle } from '@/hooks/use-page-title'
import { isLoggedOut } from '@/services/request/errors'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import type { SkeletonBar } from '@/ui/skeleton'
import { LogInToSee } from '@/widgets/log-in-to-see'
import { CarContent } from './car-content'
import { DeadEnd, deadEndTitle, WithdrawnCar } from './dead-end'
import { messages } from './messages'
import { SavedCars } from './saved-cars'
import { shareCardOf } from './share'
import { readSource, type CarLink } from './source'
import { useConfigurationView, type ConfigurationView } from './use-configuration-view'

const CARDS: readonly (readonly SkeletonBar[])[] = [
  [{ widthPercent: 100, heightPx: 200 }],
  [
    { widthPercent: 100, heightPx: 32 },
    { widthPercent: 100, heightPx: 32 },
    { widthPercent: 100, heightPx: 32 },
  ],
  [{ widthPercent: 60, heightPx: 32 }],
]

/** One car to look at, share and order; or what stands in its place. */
export function ConfigurationViewPage({ link }: { link: CarLink }) {
  const [source] = useState(() => readSource(link))
  const view = useConfigurationView(source)
  const { page, opened, reload, leave } = view
  useShareAppMessage(() => shareCardOf(opened, view.shareCode))
  const title = source.kind === 'shared' ? messages.sharedTitle : messages.title
  usePageTitle(title)
  const nav = <NavBar title={title} onBack={leave} />

  if (page.status === 'ready' && opened?.kind === 'car') {
    return (
      <CarContent {...view} source={source} nav={nav} car={opened.car} isStale={page.refreshFailure !== undefined} />
    )
  }
  return (
    <PageShell surface="canvas" nav={nav}>
      {opened?.kind === 'none' && (
        <SavedCars title={messages.savedTitle} noneTitle={messages.noneTitle} noneText={messages.noneText} />
      )}
      {opened?.kind === 'withdrawn' && <WithdrawnCar snapshot={opened.snapshot} />}
      {opened === undefined && <NotOpened page={page} reload={reload} />}
    </PageShell>
  )
}

function NotOpened({ page, reload }: Pick<ConfigurationView, 'page' | 'reload'>) {
  if (page.status === 'failed' && isLoggedOut(page.error)) return <LogInToSee />
  const title = page.status === 'failed' ? deadEndTitle(page.error) : undefined
  if (page.status === 'failed' && title !== undefined) return <DeadEnd title={title} text={page.message} />
  return <LoadedOrNot page={page} cards={CARDS} onReload={reload} />
}
