import { act, renderHook } from '@testing-library/react'
import type { PaymentDetail } from '@/wire/schemas/balance'
import { PaymentRefundState, PayStatus } from '@/wire/enums/payment'
import { usePaymentDetail } from '@/features/payment-detail/use-payment-detail'
import * as balance from '@/services/api/balance'
import { hidePages, showPages } from '../../../support/jest/taro/taro'
import { makeAttempt } from '../../../support/samples/payment'

jest.mock('@/services/api/balance')
const fetchPayment = jest.mocked(balance.fetchPayment)

const paymentIn = (payStatus: PayStatus, refundState: PaymentRefundState = PaymentRefundState.none) =>
  ({ attempt: makeAttempt({ payStatus }), refundState }) as PaymentDetail // as much as is read

async function open(payment: PaymentDetail) {
  fetchPayment.mockResolvedValue(payment)
  const hook = renderHook(() => usePaymentDetail('P1', true))
  await act(async () => undefined)
  return hook
}

const comeBack = async () => {
  act(hidePages)
  fetchPayment.mockClear()
  await act(async () => showPages())
}

test.each([
  ['checked', paymentIn(PayStatus.pending), paymentIn(PayStatus.paid)],
  [
    'given back',
    paymentIn(PayStatus.paid, PaymentRefundState.underWay),
    paymentIn(PayStatus.paid, PaymentRefundState.refunded),
  ],
])('a payment that is being %s is read again when its page comes back', async (_, before, after) => {
  const { result } = await open(before)
  fetchPayment.mockResolvedValue(after)
  await comeBack()
  expect(result.current.page).toMatchObject({ status: 'ready', data: after })
})

test('so is one that has ended, for its money may be on its way back since', async () => {
  const { result } = await open(paymentIn(PayStatus.paid))
  const refunded = paymentIn(PayStatus.paid, PaymentRefundState.underWay)
  fetchPayment.mockResolvedValue(refunded)
  await comeBack()
  expect(result.current.page).toMatchObject({ status: 'ready', data: refunded })
})
