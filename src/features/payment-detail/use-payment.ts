import { useAsyncPage } from '@/hooks/use-async-page'
import { fetchPayment } from '@/services/api/balance'
import { goBack } from '@/services/navigation/go-back'

/** One payment, read when its page opens. */
export function usePayment(payNo: string, isAllowed: boolean) {
  const { page, reload } = useAsyncPage(() => fetchPayment(payNo), { key: payNo, isEnabled: isAllowed && payNo !== '' })
  const leave = () =>
    void (page.status === 'ready'
      ? goBack('pages/real-order-detail/index', { id: page.data.attempt.orderId })
      : goBack('pages/mall/order/list'))
  return { page, reload, leave }
}
