import { render, screen } from '@testing-library/react'
import type { OrderDetail } from '@/wire/schemas/order'
import { PaymentRefundState, PayStatus } from '@/wire/enums/payment'
import { kindOfResult } from '@/features/payment-result/result'
import { Success } from '@/features/payment-result/success'
import { makeAttempt, makePaymentState } from '../../../support/samples/payment'
import { storeInfo } from '../../domain/order/order-fixture'

// All of it that the page draws.
const order = {
  id: 'o1',
  orderNo: 'VL1',
  orderStatus: 15,
  carPoster: '/car.webp',
  modelName: 'Vela 7',
  paySuccessTime: null,
  storeInfo,
} as OrderDetail

test.each([
  [PaymentRefundState.underWay, /All of it is on its way back/],
  [PaymentRefundState.refunded, /All of it went back/],
  [PaymentRefundState.failed, /Its refund did not go through/],
])('money that goes back is said to, how much and how far it is: %s', (refundState, text) => {
  const attempt = makeAttempt({ purpose: 'balance', payStatus: PayStatus.paid, amountFen: 1_234_500 })
  const payment = makePaymentState({ orderStatus: 15, amountFen: 1_234_500, attempt, refundState })
  const result = { order, payment, balance: null, isOne: true }
  render(<Success kind={kindOfResult(result)} result={result} />)
  expect(screen.getByRole('heading', { name: 'This payment goes back' })).toBeInTheDocument()
  expect(screen.getByText(text)).toBeInTheDocument()
  expect(document.body).toHaveTextContent('12,345')
  expect(screen.queryByRole('heading', { name: 'Next' })).toBeNull()
})
