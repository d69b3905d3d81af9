import { FinanceStatus } from '@/wire/enums/finance'
import type { Queryable } from '../../../db/queryable'
import { OrderStep } from './transitions'
import { codeList } from '../../../db/code-list'

/** The finance status that a step of the order brings: both move together, in one transaction, and never disagree. */
const financeStatusOfStep: Partial<Record<OrderStep, FinanceStatus>> = {
  [OrderStep.applyFinance]: FinanceStatus.pendingSubmission,
  [OrderStep.submitLoan]: FinanceStatus.submitted,
  [OrderStep.approveLoan]: FinanceStatus.approved,
  [OrderStep.rejectLoan]: FinanceStatus.rejected,
  [OrderStep.releaseDownPayment]: FinanceStatus.downPaymentPending,
  [OrderStep.settleDownPayment]: FinanceStatus.downPaymentPaid,
  [OrderStep.disburse]: FinanceStatus.finalPaymentReleased,
  [OrderStep.cancelFinance]: FinanceStatus.cancelled,
  [OrderStep.payInFull]: FinanceStatus.cancelled,
}

/** The statuses in which an application has ended; a partial index of `loan_application` names them. */
const ENDED = codeList([FinanceStatus.rejected, FinanceStatus.finalPaymentReleased, FinanceStatus.cancelled])

/** Moves the running applications of orders that took a step; those that ended stay as they ended. */
export const moveApplications = async (
  tx: Queryable,
  orderIds: readonly string[],
  step: OrderStep,
  at: Date,
): Promise<void> => {
  const status = financeStatusOfStep[step]
  if (status === undefined) return
  await tx.query(
    `UPDATE loan_application SET status = $2::smallint,
       submitted_at = CASE WHEN $2::smallint = ${FinanceStatus.submitted} THEN $3::timestamptz ELSE submitted_at END,
       disbursed_at = CASE WHEN $2::smallint = ${FinanceStatus.finalPaymentReleased} THEN $3::timestamptz ELSE disbursed_at END
     WHERE order_id = ANY($1) AND status NOT IN ${ENDED}`,
    [orderIds, status, at],
  )
}
