import { ErrorCode } from '@/wire/errors'
import { useAsyncPage } from '@/hooks/use-async-page'
import { fetchPayTokenTarget } from '@/services/api/balance'
import { isRefusal } from '@/services/request/errors'
import { fetchPayable, type PayWish } from './payable'

/** The order that another client handed over, by its token or by its id. */
export function useAppOrder(wish: PayWish, token: string | undefined, isAllowed: boolean) {
  const { page, reload } = useAsyncPage(
    async () => {
      const id = token ? (await fetchPayTokenTarget(token)).orderId : wish.id
      return fetchPayable({ ...wish, id })
    },
    { key: token ?? wish.id, isEnabled: isAllowed },
  )
  const hasEnded = page.status === 'failed' && isRefusal(page.error, ErrorCode.linkExpired)
  return { page, reload, hasEnded }
}
