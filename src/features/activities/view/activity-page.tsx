import { useState } from 'react'
import type { LeadSource } from '@/wire/enums/buyer'
import { ErrorCode } from '@/wire/errors'
import { usePageTitle } from '@/hooks/use-page-title'
import { useSharing } from '@/hooks/use-sharing'
import { shareWays } from '@/platform/share'
import { openedActivity } from '@/services/activities/opened-card'
import { isLost } from '@/services/async-page/is-lost'
import { goBack } from '@/services/navigation/go-back'
import { openLogin } from '@/services/navigation/login-return'
import { open } from '@/services/navigation/open'
import { buildTarget, type Route } from '@/services/navigation/route'
import { codePicture } from '@/services/navigation/code-picture'
import { webLink } from '@/services/navigation/web-link'
import { useUser } from '@/stores/session'
import { NavBar } from '@/ui/nav-bar'
import { MediaBar } from '@/ui/nav-bar/media-bar'
import { PageShell } from '@/ui/page'
import { ShareSheet } from '@/ui/share-sheet'
import type { SkeletonBar } from '@/ui/skeleton'
import { FoundOrNot } from '@/widgets/found-or-not'
import { CheckInSheet } from '../check-in-sheet'
import { messages } from '../messages'
import { ActivityBar } from './activity-bar'
import { ActivityCover } from './activity-cover'
import { ActivityFacts } from './activity-facts'
import { ActivityStory } from './activity-story'
import { OwnState } from './own-state'
import { SignUpSheet } from './sign-up-sheet'
import { useActivity } from './use-activity'
import type { SignUpOptions } from './use-sign-up'

interface ActivityPageProps {
  id: string
  /** Where the shopper came from. */
  leadSource: LeadSource
}

type OpenSheet = 'share' | 'signUp' | 'code' | null

const COVER: readonly SkeletonBar[] = [{ widthPercent: 100, heightPx: 200 }]

const FACTS: readonly (readonly SkeletonBar[])[] = [
  [
    { widthPercent: 70, heightPx: 24 },
    { widthPercent: 50, heightPx: 24 },
    { widthPercent: 60, heightPx: 24 },
  ],
]

const LOST_BY = [ErrorCode.activityNotFound]
const PAGE = 'pages/activities/view'
const leave = () => void goBack('pages/home/index')
const routeTo = (id: string): Route => ({ path: PAGE, params: { id } })

/** The page of one activity. */
export function ActivityPage({ id, leadSource }: ActivityPageProps) {
  const { page, reload } = useActivity(id)
  // A login reads the activity anew, and the sheet outlives that.
  const [sheet, setSheet] = useState<OpenSheet>(null)
  useSharing(() =>
    page.status === 'ready'
      ? { title: page.data.title, path: buildTarget(routeTo(id)), imageUrl: page.data.picture }
      : { title: messages.title, path: buildTarget(routeTo(id)) },
  )
  if (page.status === 'ready') {
    return <Shown activity={page.data} leadSource={leadSource} sheet={sheet} onSheet={setSheet} onReload={reload} />
  }
  const card = isLost(id, page, LOST_BY) ? undefined : openedActivity.of(id)
  return (
    <PageShell
      nav={card ? <MediaBar title={card.title} onBack={leave} /> : <NavBar title={messages.title} onBack={leave} />}
    >
      {card && <ActivityCover activity={card} />}
      <FoundOrNot
        id={id}
        page={page}
        onReload={reload}
        cards={card ? FACTS : [COVER, ...FACTS]}
        lostBy={LOST_BY}
        lost={{ ...messages.lost, action: messages.ownTitle }}
        onAction={() => void open('pages/activities/own')}
      />
    </PageShell>
  )
}

interface ShownProps extends Pick<SignUpOptions, 'activity' | 'leadSource'> {
  sheet: OpenSheet
  onSheet: (sheet: OpenSheet) => void
  onReload: () => void
}

function Shown({ activity, leadSource, sheet, onSheet, onReload }: ShownProps) {
  const { id, title, registration, isCalledOff } = activity
  const user = useUser()
  const close = () => onSheet(null)
  const readAnew = () => {
    close()
    onReload()
  }
  usePageTitle(title)
  return (
    <PageShell
      nav={<MediaBar title={title} onBack={leave} />}
      foot={
        !isCalledOff && (
          <ActivityBar
            activity={activity}
            onShare={() => onSheet('share')}
            onSignUp={() => (user === undefined ? void openLogin() : onSheet('signUp'))}
            onCode={() => onSheet('code')}
          />
        )
      }
      overlay={
        <>
          <ShareSheet
            isOpen={sheet === 'share'}
            title={messages.share}
            text={messages.shareText}
            qrLabel={messages.shareCode(title)}
            page={{ status: 'ready' }}
            link={webLink(routeTo(id))}
            picture={codePicture(routeTo(id))}
            hasCards={shareWays.hasCards}
            onReload={onReload}
            onClose={close}
          />
          <CheckInSheet isOpen={sheet === 'code'} title={title} registration={registration} onClose={close} />
          {user !== undefined && (
            <SignUpSheet
              key={user.id}
              activity={activity}
              leadSource={leadSource}
              isOpen={sheet === 'signUp' && registration === null}
              user={user}
              onClose={close}
              onSent={readAnew}
            />
          )}
        </>
      }
    >
      <ActivityCover activity={activity} />
      {registration !== null && <OwnState activity={activity} registration={registration} onChange={onReload} />}
      <ActivityFacts activity={activity} />
      <ActivityStory activity={activity} />
    </PageShell>
  )
}
