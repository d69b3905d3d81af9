import { render, screen } from '@testing-library/react'
import type { OrderDetail } from '@/wire/schemas/order'
import { OrderStatus, OrderType } from '@/wire/enums/order'
import { OrderHead } from '@/features/orders/detail/order-head'

// The head reads no more of it.
const closed = {
  orderType: OrderType.small,
  statusCode: OrderStatus.closed,
  expirationTime: null,
  statusMessage: 'It was not paid in time.',
} as Partial<OrderDetail> as OrderDetail

const draw = (highLightStatusMessage: string | null) =>
  render(<OrderHead order={{ ...closed, highLightStatusMessage }} onClosed={() => undefined} />)

const row = () => document.querySelector('.status-head__row')

describe('the head of an order without a countdown', () => {
  it.each([null, ''])('ends with its text where nothing else is to be said: %p', (nothing) => {
    draw(nothing)
    expect(screen.getByText('It was not paid in time.')).toBeInTheDocument()
    expect(row()).toBeNull()
  })
})
