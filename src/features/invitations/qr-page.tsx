import { View } from '@tarojs/components'
import { usePageGuard } from '@/hooks/use-page-guard'
import { goBack } from '@/services/navigation/go-back'
import { open } from '@/services/navigation/open'
import { useUser } from '@/stores/session'
import { Avatar } from '@/ui/avatar'
import { Button } from '@/ui/button'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { QrCode } from '@/ui/qr-code'
import { StickyBar } from '@/ui/sticky-bar'
import { invitationCode, invitationLink } from './invitation-link'
import { messages } from './messages'
import './qr-page.scss'
import { SendButton } from './send-button'
import { useInvitations } from './use-invitations'

/** Room for the code, in px of the design: 200 for its marks, the rest is the quiet zone around them. */
const QR_SIZE = 248

/** The invitation as a code that a friend scans. */
export function QrPage() {
  const isAllowed = usePageGuard()
  const { page, reload } = useInvitations(isAllowed)
  return (
    <PageShell
      surface="canvas"
      nav={<NavBar title={messages.qrTitle} onBack={() => void goBack('pages/invite/index')} />}
      foot={
        page.status === 'ready' && (
          <StickyBar>
            <Button kind="line" onPress={() => open('pages/poster/index')}>
              {messages.poster}
            </Button>
            <SendButton code={page.data.code} />
          </StickyBar>
        )
      }
    >
      {page.status === 'ready' ? <CodeCard code={page.data.code} /> : <LoadedOrNot page={page} onReload={reload} />}
    </PageShell>
  )
}

function CodeCard({ code }: { code: string }) {
  const user = useUser()
  return (
    <View className="qr-card">
      {user && (
        <View className="qr-card__who">
          <Avatar src={user.avatar} alt="" size={48} />
          <View className="grow">
            <View className="t-h3">{user.nickName}</View>
            <View className="c-3 t-sub">{messages.invitesToDrive}</View>
          </View>
        </View>
      )}
      <View className="qr-card__code">
        <QrCode text={invitationLink(code)} picture={invitationCode(code)} label={messages.qrLabel} size={QR_SIZE} />
      </View>
      <View className="c-3 t-sub">{messages.scan}</View>
    </View>
  )
}
