import { OrderScope, OrderType, FinanceAction } from '@/wire/enums/order'
import { useAsyncPage } from '@/hooks/use-async-page'
import { fetchOrderPage } from '@/services/api/order'
import { useUser } from '@/stores/session'

/** Orders for a car that one person has at once. */
const PAGE_SIZE = 20

const findOrder = async (): Promise<string | undefined> => {
  const { records } = await fetchOrderPage({
    orderType: OrderType.big,
    scope: OrderScope.inProgress,
    current: 1,
    size: PAGE_SIZE,
  })
  return records.find(({ nextActions }) => nextActions.includes(FinanceAction.applyFinance))?.id
}

/** The shopper's order that waits for an application for finance; undefined while none is known. */
export function useFinancedOrder(): string | undefined {
  const user = useUser()
  const { page } = useAsyncPage(findOrder, { key: user?.id ?? '', isEnabled: user !== undefined })
  return page.status === 'ready' ? page.data : undefined
}
