import { View } from '@tarojs/components'
import { useState } from 'react'
import type { User } from '@/wire/schemas/account'
import { usePageGuard } from '@/hooks/use-page-guard'
import { goBack } from '@/services/navigation/go-back'
import { useUser } from '@/stores/session'
import { Button } from '@/ui/button'
import { ExtraIcon } from '@/ui/extra-icon'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { usePlainId } from '@/ui/plain-id'
import { ErrorView } from '@/ui/state-view'
import { StickyBar } from '@/ui/sticky-bar'
import { AlbumRefused } from '@/widgets/album-refused'
import { useSave } from '@/widgets/album-refused/use-save'
import { messages } from '../messages'
import { SendButton } from '../send-button'
import { useInvitations } from '../use-invitations'
import { PosterCanvas } from './poster-canvas'
import './poster-page.scss'
import { PosterPress } from './poster-press'
import { TemplatePicker } from './template-picker'
import { TEMPLATES, type PosterTemplate } from './templates'
import { usePoster } from './use-poster'

/** The invitation as a poster that is kept on the phone or sent on. */
export function PosterPage() {
  const isAllowed = usePageGuard()
  const user = useUser()
  const { page, reload } = useInvitations(isAllowed)
  if (page.status === 'ready' && user !== undefined) return <Poster code={page.data.code} user={user} />
  return (
    <PageShell surface="canvas" nav={<PosterNav />}>
      <LoadedOrNot page={page} onReload={reload} />
    </PageShell>
  )
}

function PosterNav() {
  return <NavBar variant="tinted" title={messages.posterTitle} onBack={() => void goBack('pages/invite/index')} />
}

function Poster({ code, user }: { code: string; user: User }) {
  const id = usePlainId()
  const [template, setTemplate] = useState<PosterTemplate>(TEMPLATES[0])
  const { status, redraw, keep } = usePoster({ id, template, code, user })
  const { save, isRefused, dismissRefusal } = useSave()
  const keepIt = () => save(keep)
  const label = messages.posterOf(template.headline().join(' '))
  return (
    <PageShell
      surface="canvas"
      nav={<PosterNav />}
      overlay={<AlbumRefused isOpen={isRefused} onClose={dismissRefusal} />}
      foot={
        <StickyBar>
          <Button
            kind="line"
            icon={<ExtraIcon name="download" size={20} />}
            isDisabled={status !== 'drawn'}
            onPress={keepIt}
          >
            {messages.posterSave}
          </Button>
          <SendButton code={code} />
        </StickyBar>
      }
    >
      <View className="invite-poster" aria-busy={status === 'drawing'}>
        <PosterCanvas id={id} label={label} />
        {status === 'drawn' && <PosterPress onHeld={() => void keepIt()} />}
        {status === 'failed' && (
          <View className="invite-poster__failed">
            <ErrorView text={messages.posterFailed} onReload={redraw} />
          </View>
        )}
      </View>
      <TemplatePicker chosen={template} onChoose={setTemplate} />
    </PageShell>
  )
}
