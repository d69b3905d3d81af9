import type { FinanceStatus, LoanPaper } from '../enums/finance'
import type { NextAction, OrderStatus, OrderType } from '../enums/order'
import type { LoanScheme } from './finance'
import type { OrderMilestone } from './order'

/** The loan that a shopper asks for, worked out for the ordered car. Amounts in fen, rate and ratio as fractions. */
export interface LoanTerms {
  schemeId: string
  schemeName: string
  annualRate: number
  termMonths: number
  downPaymentRatio: number
  downPaymentFen: number
  loanFen: number
  monthlyFen: number
  interestFen: number
}

/** A picture of a paper; the address expires. */
export interface LoanPaperFile {
  kind: LoanPaper
  path: string
  url: string
}

/** What paying the rest of a loan at its next due date comes to, in fen. */
export interface EarlyPayOff {
  amountFen: number
  /** What the rest of the schedule would have cost in interest. */
  savedInterestFen: number
  dueTime: string
  /** When the shopper asked for it; null until then. */
  requestTime: string | null
}

/**
 * An order's application for finance (specification section 4, finance status). Without one the status is -1 and there is
 * neither id nor plan. Times are Asia/Shanghai wall time.
 */
export interface FinanceApplication {
  orderId: string
  orderNo: string
  orderType: OrderType
  orderStatus: OrderStatus
  modelName: string
  pnoTwelve: string
  status: FinanceStatus
  financialOrderId: string | null
  vehicleTotalFen: number
  depositFen: number
  terms: LoanTerms | null
  /** What can be applied for. */
  schemes: LoanScheme[]
  papers: LoanPaperFile[]
  missingPapers: LoanPaper[]
  /** Why the lender turned it down. */
  reason: string | null
  /** Until when the lender answers what was submitted. */
  answerTime: string | null
  /** What is left of the down payment while it is due, in fen. */
  downPaymentDueFen: number
  payOff: EarlyPayOff | null
  milestones: OrderMilestone[]
  nextActions: NextAction[]
}
