import { get, post } from '../endpoint'
import type {
  PayBody,
  PaymentAttempt,
  PaymentStart,
  PaymentState,
  PaymentStateQuery,
  SandboxDecision,
} from '../schemas/payment'

/** Starts a payment, or answers the live attempt of the order. */
export const pay = post<typeof PayBody, typeof PaymentStart>('/app/payOrder/pay', { idempotent: true, extension: true })
/** What the server knows of the order's payment. */
export const status = get<typeof PaymentStateQuery, typeof PaymentState>('/app/payOrder/status', { extension: true })
/** "Already paid?": the server asks the provider now, then answers. */
export const query = post<typeof PaymentStateQuery, typeof PaymentState>('/app/payOrder/query', { extension: true })
/** QA's choice on the sandbox gateway; answers 404 where a real gateway is configured. */
export const sandboxDecide = post<typeof SandboxDecision, typeof PaymentAttempt>('/app/payOrder/sandbox/decide', {
  extension: true,
})
