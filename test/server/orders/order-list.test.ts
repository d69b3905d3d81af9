import { cancel, deleted, detail, page } from '@/wire/endpoints/order'
import type { OrderPageQuery } from '@/wire/schemas/order-calls'
import { OrderScope, OrderStatus, OrderType, OrderTypeFilter } from '@/wire/enums/order'
import { ErrorCode } from '@/wire/errors'
import { MINUTE_MS } from '@/domain/time/duration'
import { assertInvariants } from '../money/assert-invariants'
import { openShop, type Shop, type Shopper } from '../money/shop'

describe('the orders of a shopper', () => {
  let shop: Shop

  beforeAll(async () => {
    shop = await openShop()
  })
  afterEach(() => assertInvariants(shop.server.database))
  afterAll(() => shop.close())

  const list = async (shopper: Shopper, query: Partial<OrderPageQuery> = {}) =>
    (await shop.server.call(page, { current: 1, size: 10, ...query }, { token: shopper.token })).data
  const idsOf = async (shopper: Shopper, query: Partial<OrderPageQuery> = {}) =>
    (await list(shopper, query)).records.map((order) => order.id)
  const remove = (shopper: Shopper, id: string, idempotencyKey = `delete-${id.slice(0, 8)}`) =>
    shop.server.call(deleted, { id, orderType: OrderType.small }, { token: shopper.token, idempotencyKey })

  it('come newest first, page by page', async () => {
    const shopper = await shop.shopper()
    const placed: string[] = []
    for (let n = 0; n < 5; n += 1) {
      const order = await shopper.order()
      placed.unshift(order.id)
      await shopper.cancel(order)
      shop.server.clock.advance(MINUTE_MS)
    }
    expect(await list(shopper, { current: 1, size: 2 })).toMatchObject({ total: 5, current: 1, size: 2 })
    const pages = [1, 2, 3, 4].map((current) => idsOf(shopper, { current, size: 2 }))
    expect((await Promise.all(pages)).flat()).toEqual(placed)
  })

  it('stand in the tab of their status', async () => {
    const shopper = await shop.shopper()
    const toPay = await shopper.order()
    const { order: paid } = await shop.paidOrder(shopper)
    const cancelled = await shopper.order()
    await shopper.cancel(cancelled)
    const byScope = async (scope: OrderScope) => (await idsOf(shopper, { scope })).sort()
    expect(await byScope(OrderScope.toPay)).toEqual([toPay.id])
    expect(await byScope(OrderScope.inProgress)).toEqual([paid.id])
    expect(await byScope(OrderScope.complete)).toEqual([])
    expect(await byScope(OrderScope.closed)).toEqual([cancelled.id])
    expect(await byScope(OrderScope.all)).toEqual([toPay.id, paid.id, cancelled.id].sort())
  })

  it('are small-deposit orders unless both types or the big ones are asked for', async () => {
    const shopper = await shop.shopper()
    const { id } = await shopper.order()
    expect(await idsOf(shopper)).toEqual([id])
    expect(await idsOf(shopper, { orderType: OrderTypeFilter.both })).toEqual([id])
    expect(await idsOf(shopper, { orderType: OrderTypeFilter.big })).toEqual([])
  })

  it('show what a row needs, with the payment that counts', async () => {
    const shopper = await shop.shopper()
    const { payNo } = await shop.paidOrder(shopper)
    expect((await list(shopper)).records[0]).toMatchObject({
      payNo,
      payStatus: 2,
      statusName: 'Paid',
      modelName: expect.any(String),
      carPoster: expect.stringMatching(/^\/static\//),
      sidePicture: expect.stringMatching(/^\/static\/img\/vela-7-side-/),
      actualPayAmount: 100_000,
      nextActions: ['applyRefund', 'configure'],
    })
  })

  it.each([
    { current: 0, size: 10 },
    { current: 1, size: 51 },
    { current: 1, size: 10, orderType: 3 as OrderTypeFilter },
    { current: 1, size: 10, scope: 'mine' as OrderScope },
  ])('refuse the query %j', async (query) => {
    const { token } = await shop.shopper()
    expect(await shop.server.call(page, query, { token })).toMatchObject({ status: 422, code: ErrorCode.invalidField })
  })

  it('cannot be seen, cancelled or deleted by somebody else', async () => {
    const [owner, other] = [await shop.shopper(), await shop.shopper()]
    const { id } = await owner.order()
    const options = { token: other.token, idempotencyKey: 'somebody-else' }
    const body = { id, orderType: OrderType.small }
    const answers = [
      await shop.server.call(detail, { id }, options),
      await shop.server.call(cancel, body, options),
      await shop.server.call(deleted, body, options),
    ]
    for (const answer of answers)
      expect(answer).toMatchObject({
        status: 404,
        code: ErrorCode.orderNotFound,
        data: null,
        msg: 'We could not find this order.',
      })
    expect(await idsOf(other)).toEqual([])
    expect((await owner.detail(id)).data.orderStatus).toBe(OrderStatus.pendingPayment)
  })

  it('are hidden once deleted, and kept on the server', async () => {
    const shopper = await shop.shopper()
    const { id } = await shopper.order()
    await shopper.cancel({ id })
    expect(await remove(shopper, id)).toMatchObject({ code: 200, data: { id } })
    expect(await remove(shopper, id)).toMatchObject({ code: 200, data: { id } })
    expect(await remove(shopper, id, 'another-key')).toMatchObject({ status: 404, code: ErrorCode.orderNotFound })
    expect(await idsOf(shopper)).toEqual([])
    expect(await shopper.detail(id)).toMatchObject({ status: 404, code: ErrorCode.orderNotFound })
    expect(await shop.server.database.query('SELECT id FROM orders WHERE id = $1', [id])).toHaveLength(1)
  })

  it('can be deleted only after they have ended', async () => {
    const shopper = await shop.shopper()
    const { id } = await shopper.order()
    expect(await remove(shopper, id)).toMatchObject({ status: 409, code: ErrorCode.orderStateChanged })
    expect(await idsOf(shopper)).toEqual([id])
  })
})

describe('cancelling an order', () => {
  let shop: Shop

  beforeAll(async () => {
    shop = await openShop()
  })
  afterEach(() => assertInvariants(shop.server.database))
  afterAll(() => shop.close())

  it('frees the place and keeps the reason', async () => {
    const shopper = await shop.shopper()
    const before = await shop.sold()
    const order = await shopper.order()
    const { data } = await shopper.cancel(order, 'plan to buy or bought another brand')
    expect(data).toMatchObject({
      orderStatus: OrderStatus.cancelled,
      refundReason: 'plan to buy or bought another brand',
      statusMessage: 'You cancelled this order. Nothing was charged.',
      nextActions: ['delete'],
    })
    expect(await shop.sold()).toBe(before)
  })

  it('answers the same again with the same key', async () => {
    const shopper = await shop.shopper()
    const order = await shopper.order()
    const first = await shopper.cancel(order, undefined, 'cancel-key')
    expect((await shopper.cancel(order, undefined, 'cancel-key')).data).toEqual(first.data)
  })

  it('is refused once the order is paid', async () => {
    const shopper = await shop.shopper()
    const { order } = await shop.paidOrder(shopper)
    expect(await shopper.cancel(order)).toMatchObject({
      status: 409,
      code: ErrorCode.orderStateChanged,
      msg: 'This order has changed. Please refresh to see where it stands.',
    })
  })

  it.each(['other', 'other; \u200b'])('asks for words that are seen when the reason is %j', async (reason) => {
    const shopper = await shop.shopper()
    const order = await shopper.order()
    expect(await shopper.cancel(order, reason)).toMatchObject({ status: 400, code: ErrorCode.reasonRequired })
  })
})
