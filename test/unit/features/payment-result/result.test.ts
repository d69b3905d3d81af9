import type { OrderDetail } from '@/wire/schemas/order'
import { PayStatus } from '@/wire/enums/payment'
import { resultPage } from '@/features/payment-result/result'
import { makeAttempt, makePaymentState } from '../../../support/payment'

const order = {} as OrderDetail // the page is decided by the payment alone

describe('the result of a payment', () => {
  it.each([
    ['a paid order is a success', makePaymentState({ paid: true }), 'successful'],
    [
      'a paid order is a success even when its last attempt failed',
      makePaymentState({ paid: true, attempt: makeAttempt({ payStatus: PayStatus.failed }) }),
      'successful',
    ],
    [
      'a declined payment has failed',
      makePaymentState({ attempt: makeAttempt({ payStatus: PayStatus.failed }) }),
      'failed',
    ],
    [
      'a pending payment has not failed',
      makePaymentState({ attempt: makeAttempt({ payStatus: PayStatus.pending }) }),
      'cashier',
    ],
    ['an order that nobody tried to pay goes to the cashier', makePaymentState(), 'cashier'],
  ])('%s', (_sentence, payment, page) => {
    expect(resultPage({ order, payment })).toBe(page)
  })
})
