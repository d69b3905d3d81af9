import { ActionBar } from '@/features/orders/action-bar'
import { messages } from '@/features/orders/messages'
import { OrderPageContent } from '@/features/orders/order-page-content'
import { ReasonSheet } from '@/features/orders/reason-sheet'
import { statusRowOf } from '@/features/orders/status-row'
import { useOrderPage } from '@/features/orders/use-order-page'
import { usePageGuard } from '@/hooks/use-page-guard'
import { usePageParams } from '@/hooks/use-page-params'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'

export default function OrderDetailPage() {
  const isAllowed = usePageGuard()
  const { id = '' } = usePageParams<'pages/real-order-detail/index'>()
  const { view, actions, reload, leave } = useOrderPage(id, isAllowed)
  const order = view.kind === 'ready' ? view.order : undefined
  const isPlain = view.kind === 'failed' || view.kind === 'notFound'

  return (
    <PageShell
      surface={isPlain ? 'white' : 'canvas'}
      tone={order && statusRowOf(order).tone}
      nav={<NavBar title={messages.detailTitle} variant={isPlain ? 'white' : 'tinted'} onBack={leave} />}
      foot={
        order &&
        order.nextActions.length > 0 && (
          <ActionBar order={order} onAction={(action) => actions.press(action, order)} />
        )
      }
      overlay={<ReasonSheet actions={actions} />}
    >
      <OrderPageContent view={view} onReload={reload} />
    </PageShell>
  )
}
