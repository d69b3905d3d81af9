import { callCustomerService } from '@/services/customer-service'
import { goBack } from '@/services/navigation/go-back'
import { open } from '@/services/navigation/open'
import { Button } from '@/ui/button'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { EmptyView } from '@/ui/state-view'
import { messages } from './messages'

/** Says that a link leads nowhere, and where to go instead. */
export function NotFound() {
  return (
    <PageShell nav={<NavBar title={messages.title} onBack={() => void goBack('pages/home/index')} />}>
      <EmptyView
        art="lost"
        title={messages.heading}
        text={messages.text}
        action={messages.backToExplore}
        onAction={() => void open('pages/home/index')}
      >
        <Button kind="link" isSmall onPress={callCustomerService}>
          {messages.callService}
        </Button>
      </EmptyView>
    </PageShell>
  )
}
