import { goBack } from '@/services/navigation/go-back'
import { replace } from '@/services/navigation/open'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { EmptyView } from '@/ui/state-view'
import { messages } from './messages'

/** What a link to a document that is none of an order's shows. */
export function UnknownDocument({ orderId }: { orderId: string }) {
  return (
    <PageShell
      nav={
        <NavBar title={messages.guide} onBack={() => void goBack('pages/real-order-detail/index', { id: orderId })} />
      }
    >
      <EmptyView
        art="lost"
        title={messages.noDocumentTitle}
        text={messages.noDocumentText}
        action={messages.viewOrder}
        onAction={() => void replace('pages/real-order-detail/index', { id: orderId })}
      />
    </PageShell>
  )
}
