import { OrderScope, OrderStatus, OrderType } from '@/wire/enums/order'
import { findOrderStatus, orderStatusRow, statusesInScope } from '@/domain/order/order-status'

const statuses = Object.values(OrderStatus)
const types = Object.values(OrderType)

describe('order statuses', () => {
  it.each([
    [1, 'Pending payment', 'red'],
    [2, 'Paid', 'orange'],
    [3, 'Refunding', 'orange'],
    [4, 'Refund failed', 'grey'],
    [5, 'Refunded', 'grey'],
    [6, 'Closed', 'grey'],
    [7, 'Cancelled', 'grey'],
    [8, 'Pending final payment', 'red'],
    [9, 'Pending finance application submission', 'red'],
    [10, 'Finance application processing', 'orange'],
    [11, 'Finance loan rejected', 'grey'],
    [12, 'Finance loan approved', 'orange'],
    [13, 'Pending down payment', 'red'],
    [14, 'Pending final payment disbursement', 'orange'],
    [15, 'Final payment paid', 'orange'],
    [16, 'Pending delivery', 'orange'],
    [17, 'Purchase complete', 'green'],
  ] as const)('read code %p of a small order as "%s" in %s', (status, label, tone) => {
    expect(orderStatusRow(OrderType.small, status)).toMatchObject({ label, tone })
  })

  it('read codes 2 and 6 of a big order as a paid deposit and a locked order, and all others as on a small one', () => {
    const differing = statuses.filter(
      (status) => orderStatusRow(OrderType.big, status).label !== orderStatusRow(OrderType.small, status).label,
    )
    expect(differing).toEqual([OrderStatus.paid, OrderStatus.closed])
    expect(orderStatusRow(OrderType.big, OrderStatus.paid)).toMatchObject({ label: 'Deposit paid', tone: 'orange' })
    expect(orderStatusRow(OrderType.big, OrderStatus.closed)).toMatchObject({
      label: 'Locked order',
      tone: 'orange',
      isTerminal: false,
    })
  })

  it.each(types)('show the refund block only while refunding and when refunded (order type %p)', (orderType) => {
    expect(statuses.filter((status) => orderStatusRow(orderType, status).showsRefund)).toEqual([
      OrderStatus.refunding,
      OrderStatus.refunded,
    ])
  })

  it.each([
    [OrderType.small, [5, 6, 7, 17]],
    [OrderType.big, [5, 7, 17]],
  ])('end an order of type %p at %p', (orderType, ends) => {
    expect(statuses.filter((status) => orderStatusRow(orderType, status).isTerminal)).toEqual(ends)
  })
})

describe('a status code from the wire', () => {
  it('is matched against the fixed list', () => {
    expect(statuses.map(findOrderStatus)).toEqual(statuses)
    expect([0, 18, -1, 1.5, Number.NaN].map(findOrderStatus)).toEqual([null, null, null, null, null])
  })
})

describe('the tabs of "My orders"', () => {
  const { all, ...parts } = OrderScope

  it.each(types)('hold every status once, and all of them under "all" (order type %p)', (orderType) => {
    const inParts = Object.values(parts).flatMap((scope) => statusesInScope(orderType, scope))
    expect(inParts.sort((one, other) => one - other)).toEqual(statuses)
    expect(statusesInScope(orderType, all)).toEqual(statuses)
  })

  it('ask for money only where a payment is due', () => {
    expect(statusesInScope(OrderType.big, OrderScope.toPay)).toEqual([1, 8, 13])
  })

  it('keep a locked order in progress and a closed small order closed', () => {
    expect(statusesInScope(OrderType.big, OrderScope.inProgress)).toContain(OrderStatus.closed)
    expect(statusesInScope(OrderType.small, OrderScope.closed)).toEqual([5, 6, 7])
  })
})
