import { get, post } from '../endpoint'
import type { FinanceApplication } from '../schemas/loan'
import type { LoanPaper } from '../enums/finance'
import type { OrderActionBody } from './order'

/** A plan and papers, to be submitted later. `downPaymentRatio` is a fraction of the car's price. */
export interface SaveApplication extends OrderActionBody {
  schemeId: string
  downPaymentRatio: number
  termMonths: number
  papers: { kind: LoanPaper; path: string }[]
}

/** `expectedMonthlyFen` is what the shopper saw a month cost; `agreed`, that the lender may look into the papers. */
export interface SubmitApplication extends OrderActionBody {
  expectedMonthlyFen: number
  agreed: boolean
}

/** `expectedAmountFen` is the amount that the shopper saw. */
export interface PayOffRequest extends OrderActionBody {
  expectedAmountFen: number
}

export const application = get<{ id: string }, FinanceApplication>('/app/order/finance/detail', {
  access: 'login',
  extension: true,
})
/** Begins an application or changes one that was not submitted yet. */
export const save = post<SaveApplication, FinanceApplication>('/app/order/finance/save', {
  access: 'login',
  idempotent: true,
  extension: true,
})
/** Sends it to the lender; from here the plan is fixed. */
export const submit = post<SubmitApplication, FinanceApplication>('/app/order/finance/submit', {
  access: 'login',
  idempotent: true,
  extension: true,
})
/** Takes it back until the down payment is due. */
export const cancelApplication = post<OrderActionBody, FinanceApplication>('/app/order/finance/cancel', {
  access: 'login',
  idempotent: true,
  extension: true,
})
/** Gives the loan up: the balance is paid in full. */
export const payInFull = post<OrderActionBody, FinanceApplication>('/app/order/finance/payInFull', {
  access: 'login',
  idempotent: true,
  extension: true,
})
/** Asks the lender to let a running loan be paid off at its next due date. */
export const requestPayOff = post<PayOffRequest, FinanceApplication>('/app/order/finance/payOff', {
  access: 'login',
  idempotent: true,
  extension: true,
})
