import { useDidShow } from '@tarojs/taro'
import { OrderStatus } from '@/wire/enums/order'
import type { FinanceApplication } from '@/wire/schemas/loan'
import { SECOND_MS } from '@/domain/time/duration'
import { useAsyncPage } from '@/hooks/use-async-page'
import { usePolling } from '@/hooks/use-polling'
import { fetchApplication } from '@/services/api/loan'
import type { AsyncPage } from '@/services/async-page/async-page'

/** How often an application is read while lender or bank decides about it. */
const DECISION_POLL_MS = 10 * SECOND_MS

/** States that end without the shopper: by the lender, or by money on its way. */
const DECIDED_OUTSIDE: readonly OrderStatus[] = [
  OrderStatus.financeProcessing,
  OrderStatus.financeApproved,
  OrderStatus.pendingDownPayment,
  OrderStatus.pendingDisbursement,
]

/** What `useApplication` answers. */
export interface ApplicationView {
  page: AsyncPage<FinanceApplication>
  reload: () => void
  setData: (data: FinanceApplication) => void
}

/** The application of an order, read again when the page comes back, and at times while others decide about it. */
export function useApplication(orderId: string, isEnabled: boolean): ApplicationView {
  const read = () => fetchApplication(orderId)
  const { page, reload, setData } = useAsyncPage(read, { key: orderId, isEnabled })
  const isWaiting = page.status === 'ready' && DECIDED_OUTSIDE.includes(page.data.orderStatus)
  usePolling(async () => setData(await read()), {
    intervalMs: DECISION_POLL_MS,
    isEnabled: isEnabled && isWaiting,
    onFailure: reload,
  })
  useDidShow(() => {
    if (page.status === 'ready' && !isWaiting) reload()
  })
  return { page, reload, setData }
}
