import { render, screen } from '@testing-library/react'
import type { OrderDetail } from '@/wire/schemas/order'
import { OrderStatus, OrderType } from '@/wire/enums/order'
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
  [PaymentRefundState.underWay, /All of it is on its way back/, 'This payment goes back'],
  [PaymentRefundState.refunded, /All of it went back/, 'This payment went back'],
  [PaymentRefundState.failed, /Its refund did not go through/, 'Refund failed'],
])('money that goes back is said to, how much and how far it is: %s', (refundState, text, title) => {
  const attempt = makeAttempt({ purpose: 'balance', payStatus: PayStatus.paid, amountFen: 1_234_500 })
  const payment = makePaymentState({ orderStatus: 15, amountFen: 1_234_500, attempt, refundState })
  const result = { order, payment, balance: null, isOne: true }
  render(<Success kind={kindOfResult(result)} result={result} />)
  expect(screen.getByRole('heading', { name: title })).toBeInTheDocument()
  expect(screen.getByText(text)).toBeInTheDocument()
  expect(document.body).toHaveTextContent('12,345')
  expect(screen.queryByRole('heading', { name: 'Next' })).toBeNull()
})

test.each([
  ['on its way back', OrderStatus.refunding, OrderStatus.refunding, 'This payment goes back'],
  ['not back, as its refund failed,', OrderStatus.refundFailed, OrderStatus.refundFailed, 'Refund failed'],
  [
    'not back, as its refund failed with that of the car order that took it over,',
    OrderStatus.closed,
    OrderStatus.refundFailed,
    'Refund failed',
  ],
  ['back', OrderStatus.refunded, OrderStatus.refunded, 'This payment went back'],
  ['back with the car order that took it over', OrderStatus.closed, OrderStatus.refunded, 'This payment went back'],
])(
  'a deposit that is %s since is not called paid, and nothing is promised of it',
  (_how, orderStatus, moneyStatus, title) => {
    const ofDeposit = {
      ...order,
      orderType: OrderType.small,
      orderStatus,
      moneyStatus,
      statusMessage: 'As the order says.',
    }
    const attempt = makeAttempt({ payStatus: PayStatus.paid, amountFen: 100_000 })
    const payment = makePaymentState({ paid: true, orderStatus, amountFen: 100_000, attempt })
    const result = { order: ofDeposit, payment, balance: null, isOne: false }
    render(<Success kind={kindOfResult(result)} result={result} />)
    expect(screen.getByRole('heading', { name: title })).toBeInTheDocument()
    expect(screen.getByText('As the order says.')).toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: 'Next' })).toBeNull()
    expect(screen.queryByText(/have the whole deposit back/)).toBeNull()
  },
)

test('a small deposit that is reserved for a car order promises nothing, and has no steps of its own', () => {
  const reserved = {
    ...order,
    orderType: OrderType.small,
    orderStatus: OrderStatus.paid,
    orderAmount: 100_000,
    versionInfo: null,
    discountInfoVOList: [],
  }
  const drawn = (linkBigOrder: boolean) => {
    const result = {
      order: { ...reserved, linkBigOrder } as unknown as OrderDetail, // as much as is read
      payment: makePaymentState({ paid: true, orderStatus: OrderStatus.paid }),
      balance: null,
      isOne: false,
    }
    const { container, unmount } = render(<Success kind={kindOfResult(result)} result={result} />)
    const { textContent } = container
    unmount()
    return textContent
  }
  expect(drawn(false)).toMatch(/Next.*Order with the big deposit.*have the whole deposit back/)
  expect(drawn(true)).not.toMatch(/Next|have the whole deposit back/)
})
