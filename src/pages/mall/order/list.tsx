import { OrderList } from '@/features/orders/list/order-list'
import { OrderTabs } from '@/features/orders/list/order-tabs'
import { ReasonSheet } from '@/features/orders/sheets/reason-sheet'
import { readScope, readType } from '@/features/orders/list/scopes'
import { TypeChips } from '@/features/orders/list/type-chips'
import { useOrderActions } from '@/features/orders/actions/use-order-actions'
import { useOrderList } from '@/features/orders/list/use-order-list'
import { usePageGuard } from '@/hooks/use-page-guard'
import { usePageParams } from '@/hooks/use-page-params'
import { PageShell } from '@/ui/page'
import { PullToRefresh } from '@/ui/pull-to-refresh'

export default function OrderListPage() {
  const isAllowed = usePageGuard()
  const { scope, type } = usePageParams<'pages/mall/order/list'>()
  const view = useOrderList({ scope: readScope(scope), type: readType(type) }, isAllowed)
  const actions = useOrderActions(view.follow)

  return (
    <PageShell
      surface={view.isEmpty ? 'white' : 'canvas'}
      nav={<OrderTabs view={view} />}
      overlay={<ReasonSheet actions={actions} />}
    >
      <PullToRefresh isRefreshing={view.list.phase === 'refreshing'} onRefresh={view.list.refresh}>
        <TypeChips view={view} />
        <OrderList view={view} actions={actions} />
      </PullToRefresh>
    </PageShell>
  )
}
