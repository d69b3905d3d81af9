import { formatOrderNumber } from '@/domain/order/order-number'

describe('an order number', () => {
  it.each([
    ['VL20261120041788', 'VL2026\u00a01120\u00a00417\u00a088'],
    ['VL20261120', 'VL2026\u00a01120'],
    ['VL2026', 'VL2026'],
    ['', ''],
  ])('%p is shown as %p', (orderNo, text) => {
    expect(formatOrderNumber(orderNo)).toBe(text)
  })
})
