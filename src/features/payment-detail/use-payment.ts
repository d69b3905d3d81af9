import type { PaymentDetail } from '@/wire/schemas/balance'
import { useAsyncPage } from '@/hooks/use-async-page'
import { fetchPayment } from '@/services/api/balance'
import type { AsyncPage } from '@/services/async-page/async-page'
import { goBack } from '@/services/navigation/go-back'

/** What `usePayment` answers. */
export interface PaymentView {
  page: AsyncPage<PaymentDetail>
  reload: () => void
  leave: () => void
}

/** One payment, read when its page opens. */
export function usePayment(payNo: string, isAllowed: boolean): PaymentView {
  const { page, reload } = useAsyncPage(() => fetchPayment(payNo), { key: payNo, isEnabled: isAllowed && payNo !== '' })
  const leave = (): undefined =>
    void (page.status === 'ready'
      ? goBack('pages/real-order-detail/index', { id: page.data.attempt.orderId })
      : goBack('pages/mall/order/list'))
  return { page, reload, leave }
}
