import { OrderStatus, OrderType } from '@/wire/enums/order'
import { orderDeadlineMs } from '@/domain/order/order-deadline'
import { parseShanghai } from '@/domain/time/shanghai-time'

const PAY_BY = '2026-11-20 09:41:07'
const LOCK_BY = '2026-11-27 09:11:07'

const deadline = (orderType: OrderType, statusCode: OrderStatus): number | null =>
  orderDeadlineMs({ orderType, statusCode, expirationTime: PAY_BY, lockOrderExpirationTime: LOCK_BY })

describe("an order's deadline", () => {
  it('is the time to pay while payment is pending', () => {
    expect(deadline(OrderType.small, OrderStatus.pendingPayment)).toBe(parseShanghai(PAY_BY))
  })

  it('is the time to lock once a big deposit is paid', () => {
    expect(deadline(OrderType.big, OrderStatus.paid)).toBe(parseShanghai(LOCK_BY))
  })

  it.each([
    [OrderType.small, OrderStatus.paid],
    [OrderType.big, OrderStatus.closed],
    [OrderType.small, OrderStatus.refunded],
  ])('is none for order type %p in status %p', (orderType, statusCode) => {
    expect(deadline(orderType, statusCode)).toBeNull()
  })

  it('is none when the server sent none', () => {
    const order = { orderType: OrderType.small, statusCode: OrderStatus.pendingPayment, expirationTime: null }
    expect(orderDeadlineMs(order)).toBeNull()
  })
})
