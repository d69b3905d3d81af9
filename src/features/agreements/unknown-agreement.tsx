import { goBack } from '@/services/navigation/go-back'
import { replace } from '@/services/navigation/open'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { EmptyView } from '@/ui/state-view'
import { messages } from './messages'

/** What a link to an agreement that does not exist shows. */
export function UnknownAgreement() {
  return (
    <PageShell nav={<NavBar title={messages.title} onBack={() => void goBack('pages/settings/index')} />}>
      <EmptyView
        art="lost"
        title={messages.unknownTitle}
        text={messages.unknownText}
        action={messages.toSettings}
        onAction={() => void replace('pages/settings/index')}
      />
    </PageShell>
  )
}
