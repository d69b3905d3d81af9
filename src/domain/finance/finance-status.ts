import { FinanceStatus } from '@/wire/enums/finance'
import { texts } from '@/language/texts'
import { zh } from './finance-status-zh'
import type { StatusTone } from '../order/order-status'

/** The labels in English, for the tables that say them of something else. */
export const en: Record<FinanceStatus, string> = {
  [FinanceStatus.notApplied]: 'Not applied',
  [FinanceStatus.pendingSubmission]: 'Application pending submission',
  [FinanceStatus.submitted]: 'Submitted',
  [FinanceStatus.approved]: 'Approved',
  [FinanceStatus.rejected]: 'Rejected',
  [FinanceStatus.downPaymentPending]: 'Down payment pending',
  [FinanceStatus.downPaymentPaid]: 'Down payment paid',
  [FinanceStatus.finalPaymentReleased]: 'Final payment released',
  [FinanceStatus.cancelled]: 'Finance order cancelled',
}

/** Label of every finance status (docs/rules/order-status.md). */
export const FINANCE_STATUS_LABELS = texts(en, zh)

/** Colour of every finance status, by the same meaning as an order's. */
export const FINANCE_STATUS_TONES = {
  [FinanceStatus.notApplied]: 'grey',
  [FinanceStatus.pendingSubmission]: 'red',
  [FinanceStatus.submitted]: 'orange',
  [FinanceStatus.approved]: 'orange',
  [FinanceStatus.rejected]: 'grey',
  [FinanceStatus.downPaymentPending]: 'red',
  [FinanceStatus.downPaymentPaid]: 'orange',
  [FinanceStatus.finalPaymentReleased]: 'green',
  [FinanceStatus.cancelled]: 'grey',
} as const satisfies Record<FinanceStatus, StatusTone>

/** The finance status of an order; without a finance order it is -1, not applied. */
export const financeStatusOf = (financialOrder: { status: FinanceStatus } | null | undefined): FinanceStatus =>
  financialOrder?.status ?? FinanceStatus.notApplied
