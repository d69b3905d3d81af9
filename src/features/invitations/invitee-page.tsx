import { View } from '@tarojs/components'
import type { InvitationOffer } from '@/wire/schemas/invitation'
import { ErrorCode } from '@/wire/errors'
import { useAsyncPage } from '@/hooks/use-async-page'
import { claimInvitation, openInvitation } from '@/services/api/invitation'
import { goBack } from '@/services/navigation/go-back'
import { openLogin } from '@/services/navigation/login-return'
import { open, replace } from '@/services/navigation/open'
import { isRefusal } from '@/services/request/errors'
import { failureText } from '@/services/request/failure-text'
import { useIsLoggedIn } from '@/stores/session'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { ExtraIcon } from '@/ui/extra-icon'
import { alertDialog } from '@/ui/feedback/dialogs'
import { showToast } from '@/ui/feedback/toast'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { EmptyView } from '@/ui/state-view'
import { StickyBar } from '@/ui/sticky-bar'
import './invitee-page.scss'
import { messages } from './messages'

/** Takes the offer and leads to what it brought, or says why not. */
const claim = async (code: string): Promise<void> => {
  try {
    await claimInvitation(code)
    showToast(messages.claimed)
    await replace('pages/coupons/coupons')
  } catch (error) {
    await alertDialog({ title: messages.notClaimed, text: failureText(error) })
  }
}

/** What a friend offers; who has no account yet registers first and comes back here. */
export function InviteePage({ code }: { code: string }) {
  const { page, reload } = useAsyncPage(() => openInvitation(code), { key: code, isEnabled: code !== '' })
  const isLoggedIn = useIsLoggedIn()
  const isLost = code === '' || (page.status === 'failed' && isRefusal(page.error, ErrorCode.invitationNotFound))
  return (
    <PageShell
      surface="canvas"
      nav={<NavBar title={messages.inviteeTitle} onBack={() => void goBack('pages/order/index')} />}
      foot={
        page.status === 'ready' && (
          <StickyBar>
            {isLoggedIn ? (
              <Button onPress={() => claim(code)}>{messages.claim}</Button>
            ) : (
              <Button onPress={openLogin}>{messages.logInAndClaim}</Button>
            )}
          </StickyBar>
        )
      }
    >
      {isLost && (
        <EmptyView
          art="lost"
          title={messages.lostTitle}
          text={messages.lostText}
          action={messages.seeCars}
          onAction={() => void open('pages/order/index')}
        />
      )}
      {page.status === 'ready' && <Offer offer={page.data} />}
      {!isLost && <LoadedOrNot page={page} onReload={reload} />}
    </PageShell>
  )
}

function Offer({ offer: { inviter, couponNames, points } }: { offer: InvitationOffer }) {
  return (
    <>
      <View className="invitee-head">
        <View>{messages.invitesYou(inviter)}</View>
        <View className="invitee-head__title">{messages.driveVela}</View>
      </View>
      <Card title={messages.gift}>
        <View role="list">
          {couponNames.map((name) => (
            <View key={name} className="invitee-gift" role="listitem">
              <ExtraIcon name="coupon" />
              <View className="grow">{messages.coupon(name)}</View>
            </View>
          ))}
          <View className="invitee-gift" role="listitem">
            <ExtraIcon name="star" />
            <View className="grow">{messages.pointsForRegistering(points)}</View>
          </View>
        </View>
      </Card>
    </>
  )
}
