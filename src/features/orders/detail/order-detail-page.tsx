import { useShareAppMessage } from '@tarojs/taro'
import { usePageGuard } from '@/hooks/use-page-guard'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { ActionBar } from '../actions/action-bar'
import { barOf } from '../actions/bar-actions'
import { messages } from '../messages'
import { OrderSheets } from '../sheets/order-sheets'
import { shareCardOf } from '../sheets/share-card'
import { useOrderSheets } from '../sheets/use-order-sheets'
import { statusRowOf } from '../status-row'
import { OrderPageContent } from './order-page-content'
import { useOrderPage } from './use-order-page'

interface OrderDetailPageProps {
  id: string
}

/** The page of one order of the user. */
export function OrderDetailPage({ id }: OrderDetailPageProps) {
  const isAllowed = usePageGuard()
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
