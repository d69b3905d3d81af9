import { useShareAppMessage } from '@tarojs/taro'
import { ActionBar } from '@/features/orders/actions/action-bar'
import { barOf } from '@/features/orders/actions/bar-actions'
import { messages } from '@/features/orders/messages'
import { OrderPageContent } from '@/features/orders/detail/order-page-content'
import { OrderSheets } from '@/features/orders/sheets/order-sheets'
import { shareCardOf } from '@/features/orders/sheets/share-card'
import { statusRowOf } from '@/features/orders/status-row'
import { useOrderPage } from '@/features/orders/detail/use-order-page'
import { useOrderSheets } from '@/features/orders/sheets/use-order-sheets'
import { usePageGuard } from '@/hooks/use-page-guard'
import { usePageParams } from '@/hooks/use-page-params'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'

export default function OrderDetailPage() {
  const isAllowed = usePageGuard()
  const { id = '' } = usePageParams<'pages/real-order-detail/index'>()
  const { view, actions, reload, leave } = useOrderPage(id, isAllowed)
  const sheets = useOrderSheets(id)
  const order = view.kind === 'ready' ? view.order : undefined
  const isPlain = view.kind === 'failed' || view.kind === 'notFound'
  useShareAppMessage(() => shareCardOf(order, sheets.sharing))

  return (
    <PageShell
      surface={isPlain ? 'white' : 'canvas'}
      tone={order && statusRowOf(order).tone}
      nav={<NavBar title={messages.detailTitle} variant={isPlain ? 'white' : 'tinted'} onBack={leave} />}
      foot={
        order &&
        barOf(order).shown.length > 0 && (
          <ActionBar
            order={order}
            onAction={(action) => actions.press(action, order)}
            onMore={() => sheets.show('more')}
          />
        )
      }
      overlay={<OrderSheets order={order} actions={actions} sheets={sheets} />}
    >
      <OrderPageContent view={view} onReload={reload} onSheet={sheets.show} />
    </PageShell>
  )
}
