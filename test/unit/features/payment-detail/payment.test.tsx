import { act, fireEvent, render, screen } from '@testing-library/react'
import type { PaymentDetail } from '@/wire/schemas/balance'
import type { PaymentAttempt } from '@/wire/schemas/payment'
import { OrderType } from '@/wire/enums/order'
import { PaymentRefundState, PayMethod, PayPurpose, PayStatus } from '@/wire/enums/payment'
import { Payment } from '@/features/payment-detail/payment'
import { open } from '@/services/navigation/open'
import { makeAttempt } from '../../../support/samples/payment'

jest.mock('@/services/navigation/open')

const show = (attempt: Partial<PaymentAttempt>) => {
  const payment: PaymentDetail = {
    attempt: makeAttempt(attempt),
    orderType: OrderType.big,
    modelName: 'Vela 7',
    storeName: 'Vela Space',
    transactionNo: null,
    refundState: PaymentRefundState.none,
    refundedFen: 0,
    refundTime: null,
  }
  render(<Payment payment={payment} onLeave={() => undefined} />)
}

const part = { purpose: PayPurpose.balance, amountFen: 4_000_000 }

test.each([
  ['a deposit', {}, 'pages/mall/order/casher', { id: 'o1' }],
  ['a part', part, 'pages/mall/order/casher', { id: 'o1', amountFen: '4000000' }],
  ['a transfer', { ...part, payMethod: PayMethod.accountTransfer }, 'pages/mall/order/bank-transfer', { payNo: 'P1' }],
])('%s that was opened leads to where it is paid', async (_what, attempt, page, params) => {
  show(attempt)
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Pay now' })))
  expect(open).toHaveBeenCalledWith(page, params)
})

test.each([PayStatus.pending, PayStatus.paid, PayStatus.failed, PayStatus.closed])(
  'one that stands at %s leads to no second payment',
  (payStatus) => {
    show({ payStatus })
    expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull()
  },
)
