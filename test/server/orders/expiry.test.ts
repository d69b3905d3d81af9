import { OrderStatus } from '@/wire/enums/order'
import { PayStatus, SandboxOutcome } from '@/wire/enums/payment'
import { ErrorCode } from '@/wire/errors'
import { MINUTE_MS } from '@/domain/time/duration'
import { PAY_WINDOW_MS } from '../../../server/modules/order-record/money/pay-window'
import { runAllDueJobs } from '../../support/server/all-due-jobs'
import { assertInvariants } from '../money/assert-invariants'
import { openShop, type Shop } from '../money/shop'

const SECOND_MS = 1_000

describe('an order that is not paid in time', () => {
  let shop: Shop

  beforeAll(async () => {
    shop = await openShop()
  })
  afterEach(() => assertInvariants(shop.server.database))
  afterAll(() => shop.close())

  it('is open one moment before its deadline and closed at it', async () => {
    const shopper = await shop.shopper()
    const order = await shopper.order()
    await shop.pass(PAY_WINDOW_MS - 1)
    expect((await shopper.detail(order.id)).data.orderStatus).toBe(OrderStatus.pendingPayment)
    await shop.pass(1)
    expect((await shopper.detail(order.id)).data).toMatchObject({
      orderStatus: OrderStatus.closed,
      statusName: 'Closed',
      expirationTime: null,
      paymentAmount: 0,
      nextActions: ['delete'],
      milestones: [{ title: 'Order closed' }, { title: 'Order placed' }],
    })
  })

  it('gives its place back once, though four workers run at the same time', async () => {
    const before = await shop.sold()
    for (let n = 0; n < 120; n += 1) await (await shop.shopper()).order()
    expect(await shop.sold()).toBe(before + 120)
    shop.server.clock.advance(PAY_WINDOW_MS)
    for (let round = 0; round < 4; round += 1)
      await Promise.all(Array.from({ length: 4 }, () => runAllDueJobs(shop.context)))
    expect(await shop.sold()).toBe(before)
  })

  it('gives places of several allocations back in one batch', async () => {
    const shopper = await shop.shopper()
    await shop.server.database.query("UPDATE allocation SET start_at = $1 WHERE market_post_id = 'vela-9-small'", [
      shop.server.clock.now(),
    ])
    await shopper.order()
    await shopper.order({ modelId: 'vela-9', marketPostId: 'vela-9-small' })
    expect(await shop.sold('vela-9-small')).toBe(1)
    await shop.pass(PAY_WINDOW_MS)
    expect(await shop.sold('vela-9-small')).toBe(0)
  })

  it('closes its payment at the provider as well', async () => {
    const shopper = await shop.shopper()
    const { order, payNo } = await shopper.orderInPayment()
    await shop.pass(PAY_WINDOW_MS)
    expect((await shopper.payment(order.id)).data.attempt?.payStatus).toBe(PayStatus.closed)
    await shop.pass(0)
    expect(await shop.context.payments.wechat.query(payNo)).toEqual({ state: 'closed' })
  })

  it('closes the payment later when the provider could not be reached', async () => {
    const shopper = await shop.shopper()
    const { payNo } = await shopper.orderInPayment()
    jest.spyOn(shop.context.payments.wechat, 'close').mockRejectedValueOnce(new Error('unreachable'))
    await shop.pass(PAY_WINDOW_MS)
    await shop.pass(MINUTE_MS)
    expect(await shop.context.payments.wechat.query(payNo)).toEqual({ state: 'closed' })
  })

  it('gives the money back when the shopper was paying while the deadline passed', async () => {
    const shopper = await shop.shopper()
    const { order, payNo } = await shopper.orderInPayment()
    await shop.pass(PAY_WINDOW_MS - 10 * SECOND_MS)
    await shopper.decide(payNo, SandboxOutcome.delay)
    await shop.pass(10 * SECOND_MS)
    expect((await shopper.detail(order.id)).data.orderStatus).toBe(OrderStatus.closed)
    await shop.pass(15 * SECOND_MS)
    await shop.refundsArrive()
    const { data } = await shopper.detail(order.id)
    expect(data).toMatchObject({ orderStatus: OrderStatus.closed, milestones: [{ title: 'Payment returned' }, {}, {}] })
    const refunds = 'SELECT cause, status FROM refund WHERE order_id = $1'
    expect(await shop.server.database.query(refunds, [order.id])).toEqual([{ cause: 'late', status: 'succeeded' }])
  })

  it('is paid, not closed, when the money came in time and only the notice is late', async () => {
    const shopper = await shop.shopper()
    const { order, payNo } = await shopper.orderInPayment()
    shop.server.clock.advance(PAY_WINDOW_MS - SECOND_MS)
    await shopper.decide(payNo, SandboxOutcome.success)
    await shop.pass(SECOND_MS)
    expect((await shopper.detail(order.id)).data.orderStatus).toBe(OrderStatus.paid)
  })

  it('makes room for another shopper', async () => {
    const [first, second] = [await shop.shopper(), await shop.shopper()]
    await shop.server.database.query("UPDATE allocation SET quota = sold + 1 WHERE market_post_id = 'vela-7-small'")
    await first.order()
    expect(await second.place()).toMatchObject({ code: ErrorCode.soldOut })
    await shop.pass(PAY_WINDOW_MS)
    expect(await second.place()).toMatchObject({ code: 200 })
  })
})
