import Taro from '@tarojs/taro'
import { act, renderHook } from '@testing-library/react'
import type { OrderDetail } from '@/wire/schemas/order'
import { PayStatus } from '@/wire/enums/payment'
import { fetchPaymentResult, type PaymentResult } from '@/features/payment-result/result'
import { useResult } from '@/features/payment-result/use-result'
import { hidePages, showPages } from '../../../support/jest/taro/taro'
import { makeAttempt, makePaymentState } from '../../../support/samples/payment'

jest.mock('@/features/payment-result/result', () => ({
  ...jest.requireActual<object>('@/features/payment-result/result'),
  fetchPaymentResult: jest.fn(),
}))

const order = { id: 'o1', paySuccessTime: null } as OrderDetail // as much as is read here

test('a result that belongs on another page leads there only while it is in front, and then does', async () => {
  let answer = (_result: PaymentResult): void => undefined
  jest.mocked(fetchPaymentResult).mockReturnValue(new Promise((resolve) => (answer = resolve)))
  renderHook(() => useResult({ id: 'o1', from: undefined, expected: 'failed' }, true))
  act(hidePages)
  const payment = makePaymentState({ paid: true, orderStatus: 2, attempt: makeAttempt({ payStatus: PayStatus.paid }) })
  // As much of the order as is read here.
  await act(async () =>
    answer({ order: { id: 'o1', orderStatus: 2 } as OrderDetail, payment, balance: null, isOne: false }),
  )
  expect(Taro.redirectTo).not.toHaveBeenCalled()
  await act(async () => showPages())
  expect(Taro.redirectTo).toHaveBeenCalledWith({ url: '/pages/successful/index?id=o1' })
})

const part = (payStatus: PayStatus): PaymentResult => {
  const attempt = makeAttempt({ purpose: 'balance', payStatus, amountFen: 2_000_000 })
  return { order, payment: makePaymentState({ amountFen: 2_000_000, attempt }), balance: null, isOne: true }
}
const unpaid: PaymentResult = { order, payment: makePaymentState(), balance: null, isOne: false }

test.each([
  ['declined', part(PayStatus.failed), 'P1', '/pages/mall/order/fail-page?id=o1&payNo=P1&from=app'],
  ['not made yet', part(PayStatus.created), 'P1', '/pages/mall/app/casher?id=o1&amountFen=2000000'],
  ['not begun', unpaid, undefined, '/pages/mall/app/casher?id=o1'],
])(
  'the success page of a payment that is %s gives way to the page that it belongs on',
  async (_what, result, payNo, url) => {
    jest.mocked(fetchPaymentResult).mockResolvedValue(result)
    jest.mocked(Taro.redirectTo).mockClear()
    renderHook(() => useResult({ id: 'o1', payNo, from: 'app', expected: 'successful' }, true))
    await act(async () => undefined)
    expect(jest.mocked(Taro.redirectTo).mock.calls).toEqual([[{ url }]])
  },
)
