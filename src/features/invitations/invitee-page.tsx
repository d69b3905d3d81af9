import { View } from '@tarojs/components'
import type { InvitationOffer } from '@/wire/schemas/invitation'
import { ErrorCode } from '@/wire/errors'
import { useAsyncPage } from '@/hooks/use-async-page'
import { openInvitation } from '@/services/api/invitation'
import { staticUrl } from '@/services/environment'
import { goBack } from '@/services/navigation/go-back'
import { open } from '@/services/navigation/open'
import { Button } from '@/ui/button'
import { ExtraIcon } from '@/ui/extra-icon'
import type { ExtraIconName } from '@/ui/extra-icon/names'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { PosterHead } from '@/ui/poster-head'
import { StickyBar } from '@/ui/sticky-bar'
import './invitee-page.scss'
import { FoundOrNot } from '@/widgets/found-or-not'
import { messages } from './messages'
import { useClaim } from './use-claim'

const POSTER = '/static/img/vela-7-poster.webp'
const leave = () => void goBack('pages/order/index')

/** What a friend offers; who has no account yet registers first and comes back here. */
export function InviteePage({ code }: { code: string }) {
  const { page, reload } = useAsyncPage(() => openInvitation(code), { key: code, isEnabled: code !== '' })
  if (page.status === 'ready') return <Offer code={code} offer={page.data} />
  return (
    <PageShell surface="canvas" nav={<NavBar title={messages.inviteeTitle} onBack={leave} />}>
      <FoundOrNot
        id={code}
        page={page}
        onReload={reload}
        lostBy={[ErrorCode.invitationNotFound]}
        lost={messages.lost}
        onAction={() => void open('pages/order/index')}
      />
    </PageShell>
  )
}

function Offer({ code, offer: { inviter, couponNames, points } }: { code: string; offer: InvitationOffer }) {
  const { isLoggedIn, isClaiming, claim } = useClaim(code)
  return (
    <PageShell
      nav={<NavBar variant="afloat" isLight onBack={leave} />}
      foot={
        <StickyBar>
          <Button isLoading={isClaiming} onPress={claim}>
            {isLoggedIn ? messages.claim : messages.logInAndClaim}
          </Button>
        </StickyBar>
      }
    >
      <PosterHead picture={staticUrl(POSTER)} alt={messages.carAtDusk}>
        <View className="invitee__inviter">{messages.invitesYou(inviter)}</View>
        <View className="invitee__title" role="heading" aria-level="1">
          {messages.driveVela}
        </View>
      </PosterHead>
      <View className="invitee__sheet">
        <View className="t-h3" role="heading" aria-level="2">
          {messages.gift}
        </View>
        <View className="invitee__gifts" role="list">
          {couponNames.map((name) => (
            <Gift key={name} icon="coupon" text={messages.coupon(name)} />
          ))}
          <Gift icon="star" text={messages.pointsForRegistering(points)} />
        </View>
      </View>
    </PageShell>
  )
}

function Gift({ icon, text }: { icon: ExtraIconName; text: string }) {
  return (
    <View className="invitee__gift" role="listitem">
      <View className="invitee__sign">
        <ExtraIcon name={icon} size={20} />
      </View>
      {text}
    </View>
  )
}
