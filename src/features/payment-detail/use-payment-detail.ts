import type { PaymentDetail } from '@/wire/schemas/balance'
import { PaymentRefundState, PayStatus } from '@/wire/enums/payment'
import { SECOND_MS } from '@/domain/time/duration'
import { useFollowedPage } from '@/hooks/use-followed-page'
import { fetchPayment } from '@/services/api/balance'
import type { AsyncPage } from '@/services/async-page/async-page'
import { goBack } from '@/services/navigation/go-back'

/** What `usePaymentDetail` answers. */
export interface PaymentDetailView {
  page: AsyncPage<PaymentDetail>
  reload: () => void
  leave: () => void
}

/** How often one that can still change is asked about. */
const CHECK_MS = 30 * SECOND_MS

/** States that end without the shopper: the bank's, the till's or the provider's word follows. */
const LIVE: readonly PayStatus[] = [PayStatus.created, PayStatus.pending]

const isUnderWay = ({ attempt, refundState }: PaymentDetail): boolean =>
  LIVE.includes(attempt.payStatus) || refundState === PaymentRefundState.underWay

/** One payment, read when its page opens and comes back, and at times until nothing is under way. */
export function usePaymentDetail(payNo: string, isAllowed: boolean): PaymentDetailView {
  const { page, reload } = useFollowedPage(() => fetchPayment(payNo), {
    key: payNo,
    isEnabled: isAllowed && payNo !== '',
    restMs: (payment) => (isUnderWay(payment) ? CHECK_MS : undefined),
  })
  const leave = (): undefined =>
    void (page.status === 'ready'
      ? goBack('pages/real-order-detail/index', { id: page.data.attempt.orderId })
      : goBack('pages/mall/order/list'))
  return { page, reload, leave }
}
