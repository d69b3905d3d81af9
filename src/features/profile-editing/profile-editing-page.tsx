import { useAsyncPage } from '@/hooks/use-async-page'
import { goBack } from '@/services/navigation/go-back'
import { refreshUser } from '@/services/session/profile'
import { useUser } from '@/stores/session'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { messages } from './messages'
import { ProfileForm } from './profile-form'

const CARDS = [
  [{ widthPercent: 100, heightPx: 120 }],
  [
    { widthPercent: 100, heightPx: 32 },
    { widthPercent: 100, heightPx: 32 },
    { widthPercent: 100, heightPx: 32 },
    { widthPercent: 100, heightPx: 32 },
  ],
] as const

/** The profile to edit, once it is known what the server has of it. */
export function ProfileEditingPage({ isAllowed }: { isAllowed: boolean }) {
  const { page, reload } = useAsyncPage((signal) => refreshUser({ signal }), { isEnabled: isAllowed })
  // What was saved here is told to the session.
  const user = useUser()
  const leave = () => goBack('pages/settings/index')
  if (page.status === 'ready') return <ProfileForm key={page.data.id} user={user ?? page.data} onLeave={leave} />
  return (
    <PageShell surface="canvas" nav={<NavBar title={messages.title} onBack={leave} />}>
      <LoadedOrNot page={page} onReload={reload} cards={CARDS} />
    </PageShell>
  )
}
