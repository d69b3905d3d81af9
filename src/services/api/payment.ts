import type {
  PaymentAttempt,
  PaymentStart,
  PaymentState,
  PayBody,
  PaymentStateQuery,
  SandboxDecision,
} from '@/wire/schemas/payment'
import * as endpoints from '@/wire/endpoints/payment'
import { call, type CallOptions, type KeyedCallOptions } from '../request/call'

/** Starts a payment, or gets the live attempt of the order again (extension). */
export const startPayment = (body: PayBody, options: KeyedCallOptions): Promise<PaymentStart> =>
  call(endpoints.pay, body, options)

const stateQuery = (orderId: string, payNo: string | undefined): PaymentStateQuery =>
  payNo === undefined ? { id: orderId } : { id: orderId, payNo }

/** What the server knows of an order's payment, or of one of its payments (extension). */
export const fetchPaymentState = (orderId: string, payNo?: string, options?: CallOptions): Promise<PaymentState> =>
  call(endpoints.status, stateQuery(orderId, payNo), options)

/** "Already paid?": makes the server ask the provider before it answers (extension). */
export const queryPayment = (orderId: string, payNo?: string, options?: CallOptions): Promise<PaymentState> =>
  call(endpoints.query, stateQuery(orderId, payNo), options)

/** Hands QA's choice to the sandbox gateway (extension); refused as not found where a real gateway runs. */
export const decideSandboxPayment = (decision: SandboxDecision, options?: CallOptions): Promise<PaymentAttempt> =>
  call(endpoints.sandboxDecide, decision, options)
