import { useRef } from 'react'
import { ErrorCode } from '@/wire/errors'
import { useAsyncPage } from '@/hooks/use-async-page'
import { fetchPayTokenTarget } from '@/services/api/balance'
import { isRefusal } from '@/services/request/errors'
import type { AsyncPage } from '@/services/async-page/async-page'
import { fetchPayable, type Payable, type PayWish } from './payable'

/** What `useAppOrder` answers. */
export interface AppOrderView {
  page: AsyncPage<Payable>
  reload: () => void
  hasEnded: boolean
}

/** The order that another client handed over, by its token or by its id. */
export function useAppOrder(wish: PayWish, token: string | undefined, isAllowed: boolean): AppOrderView {
  // The order may be given more time than its token.
  const found = useRef<string>()
  const { page, reload } = useAsyncPage(
    async () => {
      found.current ??= token ? (await fetchPayTokenTarget(token)).orderId : wish.id
      return fetchPayable({ ...wish, id: found.current })
    },
    { key: token ?? wish.id, isEnabled: isAllowed },
  )
  const hasEnded = page.status === 'failed' && isRefusal(page.error, ErrorCode.linkExpired)
  return { page, reload, hasEnded }
}
