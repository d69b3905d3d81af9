import { View } from '@tarojs/components'
import { useState } from 'react'
import { usePageGuard } from '@/hooks/use-page-guard'
import { useScreenLight } from '@/hooks/use-screen-light'
import { fetchInvitations } from '@/services/api/invitation'
import { goBack } from '@/services/navigation/go-back'
import { open } from '@/services/navigation/open'
import { failureText } from '@/services/request/failure-text'
import { useUser } from '@/stores/session'
import { Avatar } from '@/ui/avatar'
import { Button } from '@/ui/button'
import { ExtraIcon } from '@/ui/extra-icon'
import { alertDialog } from '@/ui/popup/dialogs'
import { showToast } from '@/ui/popup/toast'
import { Icon } from '@/ui/icon'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { QrCode } from '@/ui/qr-code'
import { StickyBar } from '@/ui/sticky-bar'
import { AlbumRefused } from '@/widgets/album-refused'
import { useSave } from '@/widgets/album-refused/use-save'
import { FiguresCard } from './figures-card'
import { invitationCode, invitationLink } from './invitation-link'
import { keepCode } from './keep-code'
import { messages } from './messages'
import './qr-page.scss'
import { SendButton } from './send-button'
import { useInvitations } from './use-invitations'

/** Room for the code, in px of the design: 200 for its marks, the rest is the quiet zone around them. */
const QR_SIZE = 248

/** The invitation as a code that a friend scans or that is kept as a picture, and what it has brought. */
export function QrPage() {
  const isAllowed = usePageGuard()
  const { page, reload, setData } = useInvitations(isAllowed)
  const { save, isRefused, dismissRefusal } = useSave()
  const [turn, setTurn] = useState(0)
  const refresh = async (): Promise<void> => {
    try {
      setData(await fetchInvitations())
      setTurn(turn + 1)
      showToast(messages.refreshed)
    } catch (error) {
      await alertDialog({ title: messages.notRefreshed, text: failureText(error) })
    }
  }
  return (
    <PageShell
      surface="canvas"
      nav={<NavBar title={messages.qrTitle} onBack={() => void goBack('pages/invite/index')} />}
      overlay={<AlbumRefused isOpen={isRefused} onClose={dismissRefusal} />}
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
      {page.status === 'ready' ? (
        <>
          <CodeCard
            code={page.data.code}
            turn={turn}
            onSave={() => save(() => keepCode(page.data.code))}
            onRefresh={refresh}
          />
          <FiguresCard state={page.data} />
        </>
      ) : (
        <LoadedOrNot page={page} onReload={reload} />
      )}
    </PageShell>
  )
}

interface CodeCardProps {
  code: string
  /** Another one loads the picture of the code anew. */
  turn: number
  onSave: () => Promise<void>
  onRefresh: () => Promise<void>
}

function CodeCard({ code, turn, onSave, onRefresh }: CodeCardProps) {
  const user = useUser()
  useScreenLight()
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
        <QrCode
          key={turn}
          text={invitationLink(code)}
          picture={invitationCode(code)}
          label={messages.qrLabel}
          size={QR_SIZE}
        />
      </View>
      <View className="c-3 t-sub">{messages.scan}</View>
      <View className="qr-card__actions">
        <Button kind="line" isSmall icon={<ExtraIcon name="download" size={16} />} onPress={onSave}>
          {messages.savePicture}
        </Button>
        <Button kind="line" isSmall icon={<Icon name="refresh" size={16} />} onPress={onRefresh}>
          {messages.refresh}
        </Button>
      </View>
    </View>
  )
}
