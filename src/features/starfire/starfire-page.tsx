import { View } from '@tarojs/components'
import { useShareAppMessage } from '@tarojs/taro'
import { useEffect, useState } from 'react'
import type { OwnStar, StarfireState } from '@/wire/schemas/starfire'
import { useAsyncPage } from '@/hooks/use-async-page'
import { shareWays } from '@/platform/share'
import { fetchStarfire } from '@/services/api/starfire'
import { codePicture } from '@/services/navigation/code-picture'
import { goBack } from '@/services/navigation/go-back'
import { openLogin } from '@/services/navigation/login-return'
import { buildTarget, type Route } from '@/services/navigation/route'
import { openTestDrive } from '@/services/navigation/test-drive'
import { webLink } from '@/services/navigation/web-link'
import { noteArrival } from '@/services/session/arrival'
import { useIsLoggedIn } from '@/stores/session'
import { Button } from '@/ui/button'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { NavBar } from '@/ui/nav-bar'
import { MediaBar } from '@/ui/nav-bar/media-bar'
import { PageShell } from '@/ui/page'
import { ShareSheet } from '@/ui/share-sheet'
import { StickyBar } from '@/ui/sticky-bar'
import { ApplySheet } from './apply-sheet'
import { messages } from './messages'
import { RankingCard } from './ranking-card'
import { RulesSheet } from './rules-sheet'
import { StarHead } from './star-head'
import { StarNumbers } from './star-numbers'
import './starfire-page.scss'
import { TasksCard } from './tasks-card'

/** Of the night behind tier and ladder, what has scrolled by when the cards reach the bar. */
const HEAD_PX = 160

const leave = () => void goBack('pages/profile/index')

const routeOf = (starId: string | undefined): Route => ({
  path: 'pages/starfire/index',
  params: starId === undefined ? {} : { starId },
})

/** The ambassadors: what they do and earn, and how the reader stands among them or becomes one. */
export function StarfirePage({ starId }: { starId: string | undefined }) {
  const isLoggedIn = useIsLoggedIn()
  const { page, reload, setData } = useAsyncPage((signal) => fetchStarfire(starId, { signal }), {
    key: `${starId ?? ''} ${isLoggedIn}`,
  })
  const own = page.status === 'ready' ? page.data.own : null
  useEffect(() => noteArrival(starId === undefined ? {} : { starId }), [starId])
  useShareAppMessage(() => ({
    title: own === null ? messages.cardOfAll : messages.card,
    path: buildTarget(routeOf(own?.starId ?? starId)),
  }))
  if (page.status === 'ready') return <Starfire state={page.data} onJoined={setData} />
  return (
    <PageShell surface="canvas" nav={<NavBar title={messages.title} onBack={leave} />}>
      <LoadedOrNot page={page} onReload={reload} />
    </PageShell>
  )
}

interface StarfireProps {
  state: StarfireState
  onJoined: (state: StarfireState) => void
}

type Sheet = 'rules' | 'share' | 'apply'

function Starfire({ state, onJoined }: StarfireProps) {
  const { own } = state
  const [sheet, setSheet] = useState<Sheet>()
  const close = () => setSheet(undefined)
  return (
    <PageShell
      surface="canvas"
      nav={<MediaBar isLight mediaPx={HEAD_PX} title={messages.title} onBack={leave} />}
      foot={
        <StickyBar>
          <Button kind="line" onPress={() => setSheet('rules')}>
            {messages.rules}
          </Button>
          <MainAction state={state} onShare={() => setSheet('share')} onApply={() => setSheet('apply')} />
        </StickyBar>
      }
      overlay={
        <>
          <RulesSheet isOpen={sheet === 'rules'} state={state} onClose={close} />
          <ApplySheet isOpen={sheet === 'apply'} onClose={close} onJoined={onJoined} />
          {own && <OwnLink own={own} isOpen={sheet === 'share'} onClose={close} />}
        </>
      }
    >
      <StarHead state={state} />
      <View className="starfire__cards">
        {own && <StarNumbers own={own} />}
        <TasksCard state={state} />
        <RankingCard state={state} />
      </View>
    </PageShell>
  )
}

interface MainActionProps {
  state: StarfireState
  onShare: () => void
  onApply: () => void
}

/** Ambassadors invite, whom one has invited drives, anybody else may become one. */
function MainAction({ state: { own, guide }, onShare, onApply }: MainActionProps) {
  const isLoggedIn = useIsLoggedIn()
  if (own !== null) return <Button onPress={onShare}>{messages.host}</Button>
  if (guide !== null) return <Button onPress={openTestDrive}>{messages.book}</Button>
  return <Button onPress={isLoggedIn ? onApply : openLogin}>{messages.apply}</Button>
}

interface OwnLinkProps {
  own: OwnStar
  isOpen: boolean
  onClose: () => void
}

function OwnLink({ own, isOpen, onClose }: OwnLinkProps) {
  return (
    <ShareSheet
      isOpen={isOpen}
      title={messages.host}
      text={messages.shareText}
      qrLabel={messages.qr}
      page={{ status: 'ready' }}
      link={webLink(routeOf(own.starId))}
      picture={codePicture(routeOf(own.starId))}
      hasCards={shareWays.hasCards}
      onReload={onClose}
      onClose={onClose}
    />
  )
}
