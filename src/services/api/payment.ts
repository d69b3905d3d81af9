import type {
  PaymentAttempt,
  PaymentStart,
  PaymentState,
  PayBody,
  PaymentStateQuery,
  SandboxDecision,
} from '@/wire/schemas/payment'
import * as endpoints from '@/wire/endpoints/payment'
import { checkPaymentOf, checkSameOrder, checkSamePayment } from '@/domain/same-id'
import { call, type CallOptions, type KeyedCallOptions } from '../request/call'

/** Starts a payment, or gets the live attempt of the order again (extension). */
export const startPayment = async (body: PayBody, options: KeyedCallOptions): Promise<PaymentStart> =>
  checkPaymentOf(body.id, await call(endpoints.pay, body, options))

const stateQuery = (orderId: string, payNo: string | undefined): PaymentStateQuery =>
  payNo === undefined ? { id: orderId } : { id: orderId, payNo }

/** What the server knows of an order's payment, or of one of its payments (extension). */
export const fetchPaymentState = async (
  orderId: string,
  payNo?: string,
  options?: CallOptions,
): Promise<PaymentState> => checkSameOrder(orderId, await call(endpoints.status, stateQuery(orderId, payNo), options))

/** "Already paid?": makes the server ask the provider before it answers (extension). */
export const queryPayment = async (orderId: string, payNo?: string, options?: CallOptions): Promise<PaymentState> =>
  checkSameOrder(orderId, await call(endpoints.query, stateQuery(orderId, payNo), options))

/** Hands QA's choice to the sandbox gateway (extension); refused as not found where a real gateway runs. */
export const decideSandboxPayment = async (
  decision: SandboxDecision,
  options?: CallOptions,
): Promise<PaymentAttempt> => {
  const attempt = await call(endpoints.sandboxDecide, decision, options)
  return checkSamePayment(decision.payNo, { attempt }).attempt
}
