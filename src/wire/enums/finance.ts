/** Finance application statuses; an absent status counts as -1. */
export const FinanceStatus = {
  notApplied: -1,
  pendingSubmission: 0,
  submitted: 1,
  approved: 2,
  rejected: 3,
  downPaymentPending: 4,
  downPaymentPaid: 5,
  finalPaymentReleased: 6,
  cancelled: 7,
} as const
export type FinanceStatus = (typeof FinanceStatus)[keyof typeof FinanceStatus]

/** How the car is paid for. */
export const PaymentPlan = { fullPayment: 1, finance: 2 } as const
export type PaymentPlan = (typeof PaymentPlan)[keyof typeof PaymentPlan]

/** What a lender wants to see (extension): who applies, and what can be spent each month. */
export const LoanPaper = { identity: 'identity', income: 'income' } as const
export type LoanPaper = (typeof LoanPaper)[keyof typeof LoanPaper]
