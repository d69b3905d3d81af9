import { OrderStatus } from '@/wire/enums/order'
import type { Agreement } from '@/wire/schemas/agreement'
import type { FinanceApplication } from '@/wire/schemas/loan'
import { AgreementId } from '@/wire/enums/agreement'
import { SECOND_MS } from '@/domain/time/duration'
import { useAsyncPage } from '@/hooks/use-async-page'
import { usePolling } from '@/hooks/use-polling'
import { useReadOnShow } from '@/hooks/use-page-shown'
import { fetchAgreement } from '@/services/api/agreement'
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

/** An application, and what its papers are given under. */
export interface Applying {
  application: FinanceApplication
  agreement: Agreement
}

/** What `useApplication` answers. */
export interface ApplicationView {
  page: AsyncPage<Applying>
  reload: () => void
  /** Puts the application in place that a change was answered with. */
  take: (application: FinanceApplication) => void
}

const fetchApplying = async (orderId: string): Promise<Applying> => {
  const [application, agreement] = await Promise.all([
    fetchApplication(orderId),
    fetchAgreement(AgreementId.privacyPolicy),
  ])
  return { application, agreement }
}

/** The application of an order, read again when the page comes back, and at times while others decide about it. */
export function useApplication(orderId: string, isAllowed: boolean): ApplicationView {
  const { page, reload, setData } = useAsyncPage(() => fetchApplying(orderId), { key: orderId, isEnabled: isAllowed })
  const isWaiting = page.status === 'ready' && DECIDED_OUTSIDE.includes(page.data.application.orderStatus)
  const take = (application: FinanceApplication): void => {
    if (page.status === 'ready') setData({ ...page.data, application })
  }
  usePolling(async () => take(await fetchApplication(orderId)), {
    intervalMs: DECISION_POLL_MS,
    isEnabled: isAllowed && isWaiting,
    onFailure: reload,
  })
  useReadOnShow(page.status === 'ready' && !isWaiting, reload)
  return { page, reload, take }
}
