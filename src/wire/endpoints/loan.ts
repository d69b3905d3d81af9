import { get, post } from '../endpoint'
import type { FinanceApplication, PayOffRequest, SaveApplication, SubmitApplication } from '../schemas/loan'
import type { OrderActionBody, OrderIdPayload } from '../schemas/order-calls'

export const application = get<typeof OrderIdPayload, typeof FinanceApplication>('/app/order/finance/detail', {
  extension: true,
})
/** Begins an application or changes one that was not submitted yet. */
export const save = post<typeof SaveApplication, typeof FinanceApplication>('/app/order/finance/save', {
  idempotent: true,
  extension: true,
})
/** Sends it to the lender; from here the plan is fixed. */
export const submit = post<typeof SubmitApplication, typeof FinanceApplication>('/app/order/finance/submit', {
  idempotent: true,
  extension: true,
})
/** Takes it back until the down payment is due. */
export const cancelApplication = post<typeof OrderActionBody, typeof FinanceApplication>('/app/order/finance/cancel', {
  idempotent: true,
  extension: true,
})
/** Gives the loan up: the balance is paid in full. */
export const payInFull = post<typeof OrderActionBody, typeof FinanceApplication>('/app/order/finance/payInFull', {
  idempotent: true,
  extension: true,
})
/** Asks the lender to let a running loan be paid off at its next due date. */
export const requestPayOff = post<typeof PayOffRequest, typeof FinanceApplication>('/app/order/finance/payOff', {
  idempotent: true,
  extension: true,
})
