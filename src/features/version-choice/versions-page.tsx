import { View } from '@tarojs/components'
import { usePageTitle } from '@/hooks/use-page-title'
import { open } from '@/services/navigation/open'
import { Button } from '@/ui/button'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import type { SkeletonBar } from '@/ui/skeleton'
import { StickyBar } from '@/ui/sticky-bar'
import { firstPair } from './compare-pair'
import { messages } from './messages'
import type { VersionsView } from './use-versions'
import { VersionList } from './version-list'
import { VersionsOrNot } from './versions-or-not'
import './versions-page.scss'

const CARD: readonly SkeletonBar[] = [
  { widthPercent: 40, heightPx: 24 },
  { widthPercent: 100, heightPx: 120 },
]

/** Choosing the version that a car starts from. */
export function VersionsPage({ page, reload, chosen, choose, leave }: VersionsView) {
  usePageTitle(messages.title)
  const nav = <NavBar title={messages.title} onBack={leave} />
  if (page.status !== 'ready' || chosen === undefined) {
    return (
      <PageShell surface="canvas" nav={nav}>
        <VersionsOrNot page={page} cards={[CARD, CARD, CARD]} onReload={reload} />
      </PageShell>
    )
  }
  const { id: modelId, versions } = page.data.model
  const pair = firstPair(versions, chosen.pnoTwelve)
  const configure = () => open('pages/customization-car/index', { modelId, pnoTwelve: chosen.pnoTwelve })
  return (
    <PageShell
      surface="canvas"
      nav={nav}
      foot={
        <StickyBar>
          {pair && (
            <Button
              kind="line"
              className="versions__compare"
              onPress={() => open('pages/choosen-version/index', { modelId, compare: pair.join() })}
            >
              {messages.compare}
            </Button>
          )}
          <Button onPress={configure}>{messages.configure}</Button>
        </StickyBar>
      }
    >
      <VersionList offer={page.data} chosenPno={chosen.pnoTwelve} onChoose={choose} />
      <View className="versions__more">
        <Button kind="link" onPress={() => open('pages/cars-appearance/index', { modelId })}>
          {messages.gallery}
        </Button>
      </View>
    </PageShell>
  )
}
