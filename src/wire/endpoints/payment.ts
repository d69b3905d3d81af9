import { get, post } from '../endpoint'
import type { PaymentAttempt, PaymentStart, PaymentState } from '../schemas/payment'
import type { OrderType } from '../enums/order'
import type { PayChannel, PayMethod, SandboxOutcome } from '../enums/payment'

/** `amountFen` is what the cashier showed; the server refuses when the order's amount differs. */
export interface PayBody {
  id: string
  orderType: OrderType
  payMethod: PayMethod
  channel: PayChannel
  amountFen: number
}

/** `payNo` narrows the question to one payment of the order. */
export interface PaymentStateQuery {
  id: string
  payNo?: string
}

export interface SandboxDecision {
  payNo: string
  outcome: SandboxOutcome
}

/** Starts a payment, or answers the live attempt of the order. */
export const pay = post<PayBody, PaymentStart>('/app/payOrder/pay', {
  access: 'login',
  idempotent: true,
  extension: true,
})
/** What the server knows of the order's payment. */
export const status = get<PaymentStateQuery, PaymentState>('/app/payOrder/status', { access: 'login', extension: true })
/** "Already paid?": the server asks the provider now, then answers. */
export const query = post<PaymentStateQuery, PaymentState>('/app/payOrder/query', { access: 'login', extension: true })
/** QA's choice on the sandbox gateway; answers 404 where a real gateway is configured. */
export const sandboxDecide = post<SandboxDecision, PaymentAttempt>('/app/payOrder/sandbox/decide', {
  access: 'login',
  extension: true,
})
