import type { SharedOrder } from '@/wire/schemas/order-share'
import { useAsyncPage } from '@/hooks/use-async-page'
import { fetchSharedOrder } from '@/services/api/order-share'
import type { AsyncPage } from '@/services/async-page/async-page'
import { goBack } from '@/services/navigation/go-back'

/** What `useSharedOrder` answers. */
export interface SharedOrderView {
  page: AsyncPage<SharedOrder>
  reload: () => void
  order: SharedOrder | undefined
  leave: () => void
}

/** The order behind a link. */
export function useSharedOrder(token: string): SharedOrderView {
  const { page, reload } = useAsyncPage(() => fetchSharedOrder(token), { key: token })
  return {
    page,
    reload,
    order: page.status === 'ready' ? page.data : undefined,
    leave: () => void goBack('pages/order/index'),
  }
}
