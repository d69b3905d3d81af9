import { goBack } from '@/services/navigation/go-back'
import { useUser } from '@/stores/session'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { AboutCard } from './about-card'
import { AccountCard } from './account-card'
import { LanguageCard } from './language-card'
import { EnterCard, LeaveCards } from './leave-cards'
import { messages } from './messages'
import { TextSizeCard } from './text-size-card'

/** The settings, for customers and visitors. */
export function Settings() {
  const user = useUser()
  return (
    <PageShell
      surface="canvas"
      nav={<NavBar title={messages.title} onBack={() => void goBack('pages/profile/index')} />}
    >
      {user && <AccountCard user={user} />}
      <LanguageCard />
      <TextSizeCard />
      <AboutCard />
      {user ? <LeaveCards /> : <EnterCard />}
    </PageShell>
  )
}
