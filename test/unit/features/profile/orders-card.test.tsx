import { render, screen } from '@testing-library/react'
import type { OrderListItem } from '@/wire/schemas/order'
import { OrderAction, OrderStatus, OrderType } from '@/wire/enums/order'
import { OrdersCard } from '@/features/profile/orders-card'

/** Longer than the server takes to close what has run out. */
const LONG_MS = 5_000

const RUN_OUT = {
  id: 'o1',
  modelName: 'Vela 7',
  sidePicture: '',
  orderType: OrderType.small,
  statusCode: OrderStatus.pendingPayment,
  expirationTime: '2000-01-01 10:00:00',
  nextActions: [OrderAction.pay],
} as unknown as OrderListItem // as much as is read

afterEach(() => void jest.useRealTimers())

test('an order whose time is up is asked about once the server has closed it', () => {
  jest.useFakeTimers()
  const refresh = jest.fn(() => Promise.resolve())
  render(<OrdersCard orders={{ toPayCount: 1, current: RUN_OUT }} onRefresh={refresh} />)
  expect(screen.getByText(/00:00/)).toBeInTheDocument()
  jest.advanceTimersByTime(1_000)
  expect(refresh).not.toHaveBeenCalled()
  jest.advanceTimersByTime(LONG_MS)
  expect(refresh).toHaveBeenCalledTimes(1)
})
