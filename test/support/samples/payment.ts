import type { PaymentAttempt, PaymentState } from '@/wire/schemas/payment'

/** A live attempt on the sandbox that QA has not decided yet. */
export const makeAttempt = (changes: Partial<PaymentAttempt> = {}): PaymentAttempt => ({
  payNo: 'P1',
  orderId: 'o1',
  orderNo: 'VL1',
  amountFen: 100_000,
  purpose: 'deposit',
  payMethod: 1,
  payStatus: 0,
  gateway: 'sandbox',
  failReason: null,
  createTime: '2026-11-20 10:00:00',
  expirationTime: '2026-11-20 10:30:00',
  paySuccessTime: null,
  askedTimes: 0,
  lastAskedTime: null,
  unanswered: false,
  ...changes,
})

/** An order that waits for its payment. */
export const makePaymentState = (changes: Partial<PaymentState> = {}): PaymentState => ({
  orderId: 'o1',
  orderStatus: 1,
  paid: false,
  amountFen: 100_000,
  expirationTime: '2026-11-20 10:30:00',
  attempt: null,
  refundState: 'none',
  ...changes,
})
