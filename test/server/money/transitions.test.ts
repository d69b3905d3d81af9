import { OrderAction, OrderStatus, OrderType } from '@/contract/enums/order'
import { advanceOrder, tryAdvanceOrder } from '../../../server/modules/order/advance-order'
import { nextActions, OrderActor, OrderStep, transitions } from '../../../server/modules/order/transitions'
import { ErrorCode } from '@/contract/errors'
import { openShop, type Shop } from './shop'

const statuses = Object.values(OrderStatus)
const steps = Object.values(OrderStep)
const actors = Object.values(OrderActor)

const targetOf = (from: OrderStatus, step: OrderStep, actor: OrderActor): OrderStatus | undefined =>
  transitions.find((row) => row.from === from && row.step === step && row.actor === actor)?.to

describe('the transitions of a small-deposit order', () => {
  let shop: Shop
  let orderId: string

  beforeAll(async () => {
    shop = await openShop()
    orderId = (await (await shop.shopper()).order()).id
  })
  afterAll(() => shop.close())

  const put = (status: OrderStatus) => shop.server.database.query('UPDATE orders SET status = $1 WHERE id = $2', [status, orderId])
  const current = async () =>
    (await shop.server.database.one<{ status: OrderStatus }>('SELECT status FROM orders WHERE id = $1', [orderId]))?.status
  const eventCount = async () => (await shop.server.database.query('SELECT id FROM order_event')).length

  describe.each(statuses)('from status %i', (from) => {
    it.each(actors)('lets the %s take the listed steps and refuses every other, changing nothing', async (actor) => {
      // Every place is taken, so that a step which frees one can always do so.
      await shop.server.database.query("UPDATE allocation SET sold = quota WHERE market_post_id = 'vela-7-small'")
      for (const step of steps) {
        await put(from)
        const before = [await eventCount(), await shop.sold()]
        const move = { step, actor, at: shop.server.clock.now() }
        const target = targetOf(from, step, actor)
        const moved = await shop.server.database.transaction((tx) => tryAdvanceOrder(tx, orderId, move))
        expect([step, moved, await current()]).toEqual([step, target !== undefined, target ?? from])
        if (target === undefined) expect([await eventCount(), await shop.sold()]).toEqual(before)
      }
    })
  })

  it('refuses an illegal step with its own code', async () => {
    await put(OrderStatus.complete)
    const move = { step: OrderStep.cancel, actor: OrderActor.shopper, at: shop.server.clock.now() }
    await expect(shop.server.database.transaction((tx) => advanceOrder(tx, orderId, move))).rejects.toMatchObject({
      code: ErrorCode.orderStateChanged,
      status: 409,
    })
  })

  it('never apply to a big order', async () => {
    await put(OrderStatus.pendingPayment)
    await shop.server.database.query('UPDATE orders SET order_type = 2 WHERE id = $1', [orderId])
    for (const actor of actors)
      for (const step of steps) {
        const move = { step, actor, at: shop.server.clock.now() }
        expect(await shop.server.database.transaction((tx) => tryAdvanceOrder(tx, orderId, move))).toBe(false)
      }
  })
})

describe('the table of transitions', () => {
  it('has one target at most for a status, a step and an actor', () => {
    const keys = transitions.map((row) => [row.orderType, row.from, row.step, row.actor].join('/'))
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('offers the shopper exactly the actions that the table lets him take', () => {
    const offered = statuses.map((status) => [status, nextActions(OrderType.small, status)] as const)
    expect(Object.fromEntries(offered.filter(([, actions]) => actions.length > 0))).toEqual({
      [OrderStatus.pendingPayment]: [OrderAction.pay, OrderAction.cancel],
      [OrderStatus.paid]: [OrderAction.applyRefund],
      [OrderStatus.refundFailed]: [OrderAction.applyRefund],
      [OrderStatus.refunded]: [OrderAction.delete],
      [OrderStatus.closed]: [OrderAction.delete],
      [OrderStatus.cancelled]: [OrderAction.delete],
    })
  })
})
