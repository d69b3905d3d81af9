import { useAsyncPage } from '@/hooks/use-async-page'
import { fetchSharedOrder } from '@/services/api/order-share'
import { goBack } from '@/services/navigation/go-back'

/** The order behind a link. */
export function useSharedOrder(token: string) {
  const { page, reload } = useAsyncPage(() => fetchSharedOrder(token), { key: token })
  return {
    page,
    reload,
    order: page.status === 'ready' ? page.data : undefined,
    leave: () => void goBack('pages/order/index'),
  }
}
