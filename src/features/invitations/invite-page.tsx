import { Text, View } from '@tarojs/components'
import type { InvitationState } from '@/wire/schemas/invitation'
import { usePageGuard } from '@/hooks/use-page-guard'
import { staticUrl } from '@/services/environment'
import { goBack } from '@/services/navigation/go-back'
import { open } from '@/services/navigation/open'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Cell } from '@/ui/cell'
import { ExtraIcon } from '@/ui/extra-icon'
import { copyText } from '@/ui/popup/copy'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { NavBar } from '@/ui/nav-bar'
import { Notice } from '@/ui/notice'
import { PageShell } from '@/ui/page'
import { Picture } from '@/ui/picture'
import { StickyBar } from '@/ui/sticky-bar'
import { FunnelCard } from './funnel-card'
import { invitationText } from './invitation-link'
import './invite-page.scss'
import { messages } from './messages'
import { SendButton } from './send-button'
import { useInvitations } from './use-invitations'

const PICTURE = '/static/img/vela-7-dusk.webp'

/** The customer's code, how far friends got, and the ways to invite more. */
export function InvitePage() {
  const isAllowed = usePageGuard()
  const { page, reload } = useInvitations(isAllowed)
  return (
    <PageShell
      surface="canvas"
      nav={<NavBar title={messages.inviteTitle} onBack={() => void goBack('pages/profile/index')} />}
      foot={
        page.status === 'ready' && (
          <StickyBar>
            <Button kind="line" onPress={() => open('pages/qrcode/index')}>
              {messages.qr}
            </Button>
            <SendButton code={page.data.code} />
          </StickyBar>
        )
      }
    >
      {page.status === 'ready' ? <Invitations state={page.data} /> : <LoadedOrNot page={page} onReload={reload} />}
    </PageShell>
  )
}

function Invitations({ state }: { state: InvitationState }) {
  const { code, notCounted } = state
  return (
    <>
      <View className="invite-code">
        <View className="invite-code__picture">
          <Picture src={staticUrl(PICTURE)} alt="" isEager />
        </View>
        <View className="invite-code__title">{messages.both}</View>
        <View className="invite-code__row">
          <Text className="invite-code__label">{messages.myCode}</Text>
          <Text className="invite-code__code">{code}</Text>
          <Button kind="white" isSmall label={messages.copyInvitation} onPress={() => copyText(invitationText(code))}>
            {messages.copy}
          </Button>
        </View>
      </View>
      <FunnelCard state={state} />
      <Card isList>
        <Cell
          icon={<ExtraIcon name="sparkle" />}
          label={messages.starfire}
          note={messages.starfireNote}
          onPress={() => void open('pages/starfire/index')}
        />
      </Card>
      <View className="invite-notice">
        <Notice icon="shield">
          {messages.countsOnly}
          {notCounted > 0 && ` ${messages.notCounted(notCounted)}`}
        </Notice>
      </View>
    </>
  )
}
