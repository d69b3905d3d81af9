import { FinanceStatus } from '@/contract/enums/finance'

/** Label of every finance status (specification section 4). */
export const FINANCE_STATUS_LABELS = {
  [FinanceStatus.notApplied]: 'Not applied',
  [FinanceStatus.pendingSubmission]: 'Application pending submission',
  [FinanceStatus.submitted]: 'Submitted',
  [FinanceStatus.approved]: 'Approved',
  [FinanceStatus.rejected]: 'Rejected',
  [FinanceStatus.downPaymentPending]: 'Down payment pending',
  [FinanceStatus.downPaymentPaid]: 'Down payment paid',
  [FinanceStatus.finalPaymentReleased]: 'Final payment released',
  [FinanceStatus.cancelled]: 'Finance order cancelled',
} as const satisfies Record<FinanceStatus, string>

/** The finance status of an order; without a finance order it is -1, not applied (specification section 4). */
export const financeStatusOf = (financialOrder: { status: FinanceStatus } | null | undefined): FinanceStatus =>
  financialOrder?.status ?? FinanceStatus.notApplied
