import { Type, type Static } from 'typebox'
import { FinanceStatus, LoanPaper } from '../enums/finance'
import { OrderStatus, OrderType } from '../enums/order'
import { SeenAgreement } from './agreement'
import { LoanScheme } from './finance'
import { NextActions, OrderMilestone } from './order'
import { OrderActionBody } from './order-calls'
import { count, fen, flag, idText, nullable, text, uploadPath, valueOf, wallTime } from './parts'

const MAX_PAPERS = 8
const MAX_AGREEMENTS = 4
const MAX_TERM_MONTHS = 600

/** The loan that a shopper asks for, worked out for the ordered car. */
export const LoanTerms = Type.Object({
  schemeId: text(),
  schemeName: text(),
  annualRate: Type.Number({ description: 'As a fraction' }),
  termMonths: count(),
  downPaymentRatio: Type.Number({ description: 'Fraction of the car’s price' }),
  downPaymentFen: fen(),
  loanFen: fen(),
  monthlyFen: fen(),
  interestFen: fen('Of all months'),
})
export type LoanTerms = Static<typeof LoanTerms>

/** A picture of a paper. */
export const LoanPaperFile = Type.Object({ kind: valueOf(LoanPaper), path: text(), url: text('Expires') })
export type LoanPaperFile = Static<typeof LoanPaperFile>

/** What paying the rest of a loan at its next due date costs. */
export const EarlyPayOff = Type.Object({
  amountFen: fen(),
  savedInterestFen: fen('What the rest of the schedule would have cost in interest'),
  dueTime: wallTime(),
  requestTime: nullable(wallTime('When the shopper asked for it'), 'until then'),
})
export type EarlyPayOff = Static<typeof EarlyPayOff>

/** An order's application for finance (finance status). */
export const FinanceApplication = Type.Object({
  orderId: text(),
  orderNo: text(),
  orderType: valueOf(OrderType),
  orderStatus: valueOf(OrderStatus),
  modelName: text(),
  versionName: text(),
  pnoTwelve: text('Names the version'),
  status: valueOf(FinanceStatus),
  financialOrderId: nullable(text('Id of the application'), 'while there is none'),
  vehicleTotalFen: fen(),
  depositFen: fen(),
  terms: nullable(LoanTerms, 'while there is no application'),
  schemes: Type.Array(LoanScheme, { description: 'What can be applied for' }),
  papers: Type.Array(LoanPaperFile),
  missingPapers: Type.Array(valueOf(LoanPaper)),
  reason: nullable(text('Why the lender turned it down'), 'unless it did'),
  answerTime: nullable(wallTime('Until when the lender answers what was submitted')),
  downPaymentDueFen: fen('What is left of the down payment while it is due'),
  payOff: nullable(EarlyPayOff, 'unless the loan can be paid off early'),
  milestones: Type.Array(OrderMilestone),
  nextActions: NextActions,
})
export type FinanceApplication = Static<typeof FinanceApplication>

const action = OrderActionBody.properties

const agreements = (description: string) => Type.Array(SeenAgreement, { maxItems: MAX_AGREEMENTS, description })

/** A plan and papers, to be submitted later. */
export const SaveApplication = Type.Object({
  ...action,
  schemeId: idText(),
  downPaymentRatio: Type.Number({ minimum: 0, maximum: 1, description: 'Fraction of the car’s price' }),
  termMonths: Type.Integer({ minimum: 1, maximum: MAX_TERM_MONTHS }),
  papers: Type.Array(Type.Object({ kind: valueOf(LoanPaper), path: uploadPath() }), { maxItems: MAX_PAPERS }),
  agreements: agreements('What papers are given under, as it was shown; nothing needs to be without any'),
})
export type SaveApplication = Static<typeof SaveApplication>

export const SubmitApplication = Type.Object({
  ...action,
  expectedMonthlyFen: Type.Integer({ minimum: 0, description: 'What the shopper saw a month cost; in fen' }),
  agreed: flag('The lender may look into the papers'),
  agreements: agreements('What the papers are given under, as it was shown'),
})
export type SubmitApplication = Static<typeof SubmitApplication>

export const PayOffRequest = Type.Object({
  ...action,
  expectedAmountFen: Type.Integer({ minimum: 0, description: 'The amount that the shopper saw; in fen' }),
})
export type PayOffRequest = Static<typeof PayOffRequest>
