import { render, screen } from '@testing-library/react'
import type { OrderDetail } from '@/wire/schemas/order'
import { StatusText } from '@/features/orders/detail/status-text'

const order = (expectedDeliveryerTime: string | null, highLightStatusMessage: string | null) =>
  ({
    statusMessage: 'Your Vela 7 has reached Vela Space Xintiandi.',
    highLightStatusMessage,
    storeInfo: { expectedDeliveryerTime },
  }) as OrderDetail // as much as is read

const outstanding = () => document.querySelector('.status-text__time')?.textContent
const show = (shown: OrderDetail, isCounted = false) =>
  render(<StatusText order={shown} isCounted={isCounted} />).container

describe('what the status of an order means', () => {
  it('ends with when the car is picked up, whose hour alone stands out', () => {
    const text = show(order('2026-12-02 10:00:00', 'Pick it up on 2\u00a0Dec, 10:00.'))
    expect(text).toHaveTextContent('Your Vela 7 has reached Vela Space Xintiandi.Pick it up on 2 Dec, 10:00.')
    expect(outstanding()).toBe('2\u00a0Dec, 10:00')
  })

  it.each([
    ['another hour', '2026-12-03 10:00:00'],
    ['no hour', null],
  ])('lets the whole sentence stand out where the order has %s', (_what, time) => {
    show(order(time, 'Pick it up on 2\u00a0Dec, 10:00.'))
    expect(outstanding()).toBe('Pick it up on 2\u00a0Dec, 10:00.')
  })

  it('leaves it to the countdown until when the shopper has to act', () => {
    show(order(null, 'Pay before 2026-11-20 12:30:00'), true)
    expect(screen.queryByText(/Pay before/)).not.toBeInTheDocument()
  })
})
