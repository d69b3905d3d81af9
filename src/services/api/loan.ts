import * as endpoints from '@/wire/endpoints/loan'
import type { PayOffRequest, SaveApplication, SubmitApplication, FinanceApplication } from '@/wire/schemas/loan'
import type { OrderActionBody } from '@/wire/schemas/order-calls'
import { checkSameOrder } from '@/domain/same-id'
import { staticUrl } from '../environment'
import { call, type CallOptions, type KeyedCallOptions } from '../request/call'

const withAddresses = (application: FinanceApplication): FinanceApplication => ({
  ...application,
  papers: application.papers.map((paper) => ({ ...paper, url: staticUrl(paper.url) })),
})

/** The application for finance of an order, -1 to 7, with what can be applied for (extension). Amounts in fen. */
export const fetchApplication = async (orderId: string, options?: CallOptions): Promise<FinanceApplication> =>
  withAddresses(checkSameOrder(orderId, await call(endpoints.application, { id: orderId }, options)))

/** Prepares an application (extension). Refused with `invalidField` for what the scheme does not offer. */
export const saveApplication = async (body: SaveApplication, options: KeyedCallOptions): Promise<FinanceApplication> =>
  withAddresses(checkSameOrder(body.id, await call(endpoints.save, body, options)))

/** Sends it to the lender (extension). Refused with `priceChanged` when a month costs something else by now. */
export const submitApplication = async (
  body: SubmitApplication,
  options: KeyedCallOptions,
): Promise<FinanceApplication> => withAddresses(checkSameOrder(body.id, await call(endpoints.submit, body, options)))

/** Takes an application back (extension). Refused with `orderStateChanged` once the down payment is due. */
export const cancelApplication = async (
  body: OrderActionBody,
  options: KeyedCallOptions,
): Promise<FinanceApplication> =>
  withAddresses(checkSameOrder(body.id, await call(endpoints.cancelApplication, body, options)))

/** Gives the loan up, so that the balance is due in full (extension). */
export const choosePayInFull = async (body: OrderActionBody, options: KeyedCallOptions): Promise<FinanceApplication> =>
  withAddresses(checkSameOrder(body.id, await call(endpoints.payInFull, body, options)))

/** Asks for an early pay-off (extension). Refused with `priceChanged` when it comes to another amount by now. */
export const requestPayOff = async (body: PayOffRequest, options: KeyedCallOptions): Promise<FinanceApplication> =>
  withAddresses(checkSameOrder(body.id, await call(endpoints.requestPayOff, body, options)))
