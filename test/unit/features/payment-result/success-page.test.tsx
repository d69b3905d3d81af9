import { act, render, screen } from '@testing-library/react'
import type { OrderDetail } from '@/wire/schemas/order'
import { OrderStatus, OrderType } from '@/wire/enums/order'
import { PayStatus } from '@/wire/enums/payment'
import { fetchPaymentResult, type PaymentResult } from '@/features/payment-result/result'
import { SuccessPage } from '@/features/payment-result/success-page'
import { enter } from '../../../support/jest/enter'
import { makeAttempt, makePaymentState } from '../../../support/samples/payment'

jest.mock('@/features/payment-result/result', () => ({
  ...jest.requireActual<object>('@/features/payment-result/result'),
  fetchPaymentResult: jest.fn(),
}))
jest.mock('@/features/payment-result/success', () => ({ Success: () => 'What was paid' }))
jest.mock('@/widgets/subscription/subscription-ask', () => ({ SubscriptionAsk: () => 'Asks to tell of it' }))

const result = (linkBigOrder: boolean): PaymentResult => ({
  order: {
    id: 'o1',
    orderType: OrderType.small,
    orderStatus: OrderStatus.paid,
    moneyStatus: OrderStatus.paid,
    linkBigOrder,
  } as OrderDetail, // as much as the page reads itself
  payment: makePaymentState({ paid: true, attempt: makeAttempt({ payStatus: PayStatus.paid }) }),
  balance: null,
  isOne: false,
})

const show = async (shown: PaymentResult) => {
  jest.mocked(fetchPaymentResult).mockResolvedValue(shown)
  await enter('u1')
  render(<SuccessPage id="o1" />)
  await act(async () => undefined)
}

test('what asks about the dates to come lies over the page, as every sheet does, and is no part of its body', async () => {
  await show(result(false))
  expect(document.body).toHaveTextContent('Asks to tell of it')
  expect(screen.getByRole('main')).not.toHaveTextContent('Asks to tell of it')
})

test('a deposit that counts towards a car has no dates of its own to ask about', async () => {
  await show(result(true))
  expect(screen.getByRole('main')).toHaveTextContent('What was paid')
  expect(document.body).not.toHaveTextContent('Asks to tell of it')
})
