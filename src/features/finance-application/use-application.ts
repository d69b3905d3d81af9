import { OrderStatus } from '@/wire/enums/order'
import type { Agreement } from '@/wire/schemas/agreement'
import type { FinanceApplication } from '@/wire/schemas/loan'
import { AgreementId } from '@/wire/enums/agreement'
import { SECOND_MS } from '@/domain/time/duration'
import { useFollowedPage } from '@/hooks/use-followed-page'
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

const fetchApplying = async (orderId: string, known?: Applying): Promise<Applying> => {
  const [application, agreement] = await Promise.all([
    fetchApplication(orderId),
    known?.agreement ?? fetchAgreement(AgreementId.privacyPolicy),
  ])
  return { application, agreement }
}

/** The application of an order, read again when the page comes back, and at times while others decide about it. */
export function useApplication(orderId: string, isAllowed: boolean): ApplicationView {
  const { page, reload, setData } = useFollowedPage<Applying>((_, known) => fetchApplying(orderId, known), {
    key: orderId,
    isEnabled: isAllowed,
    restMs: ({ application }) => (DECIDED_OUTSIDE.includes(application.orderStatus) ? DECISION_POLL_MS : undefined),
  })
  const take = (application: FinanceApplication): void => {
    if (page.status === 'ready') setData({ ...page.data, application })
  }
  return { page, reload, take }
}
