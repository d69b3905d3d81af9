import type { OrderScope, OrderTypeFilter } from '@/wire/enums/order'
import { usePageGuard } from '@/hooks/use-page-guard'
import { isReadAnew } from '@/services/paged-list/paged-list'
import { PageShell } from '@/ui/page'
import { PullToRefresh } from '@/ui/pull-to-refresh'
import { useOrderActions } from '../actions/use-order-actions'
import { ReasonSheet } from '../sheets/reason-sheet'
import { OrderList } from './order-list'
import { OrderTabs } from './order-tabs'
import { TypeChips } from './type-chips'
import { useOrderList } from './use-order-list'

interface OrderListPageProps {
  /** The tab and the chip that the page begins with. */
  scope: OrderScope
  type: OrderTypeFilter
}

/** The page of the user's orders. */
export function OrderListPage({ scope, type }: OrderListPageProps) {
  const isAllowed = usePageGuard()
  const view = useOrderList({ scope, type }, isAllowed)
  const actions = useOrderActions(view.follow)

  return (
    <PageShell
      surface={view.isEmpty ? 'white' : 'canvas'}
      nav={<OrderTabs view={view} />}
      overlay={<ReasonSheet actions={actions} />}
    >
      <PullToRefresh isRefreshing={isReadAnew(view.list)} onRefresh={view.list.refresh}>
        <TypeChips view={view} />
        <OrderList view={view} actions={actions} />
      </PullToRefresh>
    </PageShell>
  )
}
