import { OrderStatus } from '@/wire/enums/order'
import { SandboxOutcome } from '@/wire/enums/payment'
import { PAY_WINDOW_MS } from '../../../server/modules/order-record/money/pay-window'
import { askProvider } from '../../../server/modules/payment/provider/ask-provider'
import { runAllDueJobs } from '../../support/server/all-due-jobs'
import { assertInvariants } from './assert-invariants'
import { openShop, type Shop, type Shopper } from './shop'

const ROUNDS = 15
const SECOND_MS = 1_000

describe('things that happen at the same moment', () => {
  let shop: Shop

  beforeAll(async () => {
    shop = await openShop()
  })
  afterEach(() => assertInvariants(shop.server.database))
  afterAll(() => shop.close())

  const paidAtProvider = async (shopper: Shopper) => {
    const paying = await shopper.orderInPayment()
    await shopper.decide(paying.payNo, SandboxOutcome.success)
    shop.server.clock.advance(SECOND_MS)
    return paying
  }
  const netOf = async (orderId: string) => {
    const sql = 'SELECT coalesce(sum(amount_fen), 0) AS "netFen" FROM ledger WHERE order_id = $1'
    return (await shop.server.database.one<{ netFen: number }>(sql, [orderId]))?.netFen
  }

  it('cancel and payment: the order is either paid, or cancelled with its money given back', async () => {
    const seen = new Set<OrderStatus>()
    for (let round = 0; round < ROUNDS; round += 1) {
      const shopper = await shop.shopper()
      const { order, payNo } = await paidAtProvider(shopper)
      const pay = () => askProvider(shop.context, payNo)
      const cancel = () => shopper.cancel(order)
      // Both orders of starting, so that each of the two gets to win.
      await Promise.all(round % 2 === 0 ? [pay(), cancel()] : [cancel(), pay()])
      await shop.refundsArrive()
      const { orderStatus } = (await shopper.detail(order.id)).data
      seen.add(orderStatus)
      expect(await netOf(order.id)).toBe(orderStatus === OrderStatus.paid ? 100_000 : 0)
    }
    expect([...seen].every((status) => status === OrderStatus.paid || status === OrderStatus.cancelled)).toBe(true)
  })

  it('expiry and payment: the order is either paid, or closed with its money given back', async () => {
    const shopper = await shop.shopper()
    for (let round = 0; round < ROUNDS; round += 1) {
      const { order, payNo } = await shopper.orderInPayment()
      shop.server.clock.advance(PAY_WINDOW_MS - SECOND_MS)
      await shopper.decide(payNo, SandboxOutcome.success)
      shop.server.clock.advance(SECOND_MS)
      await Promise.all([runAllDueJobs(shop.context), askProvider(shop.context, payNo), runAllDueJobs(shop.context)])
      await shop.refundsArrive()
      const { orderStatus } = (await shopper.detail(order.id)).data
      expect([OrderStatus.paid, OrderStatus.closed]).toContain(orderStatus)
      expect(await netOf(order.id)).toBe(orderStatus === OrderStatus.paid ? 100_000 : 0)
    }
  })

  it('cancel and expiry: the place is given back once', async () => {
    const shopper = await shop.shopper()
    const before = await shop.sold()
    for (let round = 0; round < ROUNDS; round += 1) {
      const order = await shopper.order()
      shop.server.clock.advance(PAY_WINDOW_MS)
      await Promise.all([shopper.cancel(order), runAllDueJobs(shop.context)])
      expect(await shop.sold()).toBe(before)
    }
  })

  it('many shoppers who place, pay, cancel and refund while four workers run: the books balance', async () => {
    const shoppers = await Promise.all(Array.from({ length: 12 }, () => shop.shopper()))
    const live = async (shopper: Shopper, n: number): Promise<void> => {
      const { order, payNo } = await shopper.orderInPayment()
      if (n % 4 === 0) return void (await shopper.cancel(order))
      await shopper.decide(payNo, n % 4 === 1 ? SandboxOutcome.failure : SandboxOutcome.success)
      await shopper.alreadyPaid(order.id)
      if (n % 4 === 2) await shopper.refund(order, payNo)
    }
    const work = async (): Promise<void> => {
      for (let round = 0; round < 10; round += 1) await runAllDueJobs(shop.context)
    }
    await Promise.all([...shoppers.map((shopper, n) => live(shopper, n)), work(), work(), work(), work()])
    await assertInvariants(shop.server.database)
    await shop.pass(PAY_WINDOW_MS)
    await shop.refundsArrive()
  })
})
