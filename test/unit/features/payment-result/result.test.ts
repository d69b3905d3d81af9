import type { OrderDetail } from '@/wire/schemas/order'
import { PaymentRefundState, PayMethod, PayStatus } from '@/wire/enums/payment'
import { kindOfResult, resultPage } from '@/features/payment-result/result'
import { makeAttempt, makePaymentState } from '../../../support/samples/payment'

const order = { paySuccessTime: null } as OrderDetail // all of it that decides about the page

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
    expect(resultPage({ order, payment, balance: null, isOne: false })).toBe(page)
  })

  it('is a success for an announced transfer, which its page calls unpaid', () => {
    const attempt = makeAttempt({
      purpose: 'balance',
      payMethod: PayMethod.accountTransfer,
      payStatus: PayStatus.pending,
    })
    expect(resultPage({ order, payment: makePaymentState({ attempt }), balance: null, isOne: true })).toBe('successful')
  })

  it.each([
    ['of the balance', 'balance', true],
    ['for a deposit that came twice', 'deposit', true],
    ['for an order that had ended', 'deposit', false],
  ] as const)('says of money %s that goes back that it does, and not that it is paid', (_what, purpose, isOne) => {
    const attempt = makeAttempt({ purpose, payStatus: PayStatus.paid })
    const payment = makePaymentState({ orderStatus: 15, attempt, refundState: PaymentRefundState.underWay })
    const result = { order, payment, balance: null, isOne }
    expect(resultPage(result)).toBe('successful')
    expect(kindOfResult(result)).toBe('returned')
    expect(kindOfResult({ ...result, payment: { ...payment, paid: true } })).not.toBe('returned')
  })

  it('of an order whose deposit was paid is a success, though a part of its balance was declined', () => {
    const paid = { paySuccessTime: '2026-11-20 10:00:00' } as OrderDetail
    const payment = makePaymentState({ attempt: makeAttempt({ payStatus: PayStatus.failed }) })
    expect(resultPage({ order: paid, payment, balance: null, isOne: false })).toBe('successful')
    expect(resultPage({ order: paid, payment, balance: null, isOne: true })).toBe('failed')
  })
})
