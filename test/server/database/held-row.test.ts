import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import path from 'node:path'
import pg from 'pg'
import { newIndex } from '@/wire/endpoints/vehicle'
import { page } from '@/wire/endpoints/order'
import { ErrorCode } from '@/wire/errors'
import { LANES, type Patience } from '../../../server/db/patience'
import { grantRefund } from '../../../server/modules/refund/grant-refund'
import { untilWaiting } from '../../support/database/until-waiting'
import { assertInvariants } from '../money/assert-invariants'
import { openShop, placement, type Shop, type Shopper } from '../money/shop'

const SHOPPERS = 24
/** Whoever waits for the row goes on waiting. */
const ENDLESS: Partial<Patience> = { lockMs: 0, statementMs: 0, answerMs: 0, connectMs: 0 }
const IMPATIENT: Partial<Patience> = { lockMs: 200 }
/** The frozen process's time to go on; then PostgreSQL gives up on it. */
const IDLE_MS = 1_500
const ROOT = path.resolve(__dirname, '../../..')

describe('an allocation whose row somebody holds', () => {
  let shop: Shop

  afterEach(async () => {
    await assertInvariants(shop.server.database)
    await shop.close()
  })

  interface Wish {
    shopper: Shopper
    key: string
  }
  const wish = async (): Promise<Wish> => ({ shopper: await shop.shopper(), key: randomUUID() })
  const wishesOfAll = () => Promise.all(Array.from({ length: SHOPPERS }, wish))
  const place = ({ shopper, key }: Wish) => shopper.place({}, key)
  const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status

  /** The row is held until the work is over. */
  const whileHeld = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const holder = new pg.Client({ connectionString: shop.server.url })
    await holder.connect()
    try {
      await holder.query('BEGIN')
      await holder.query('SELECT FROM allocation WHERE market_post_id = $1 FOR UPDATE', [placement.marketPostId])
      return await work()
    } finally {
      await holder.end()
    }
  }

  /** How everybody else is answered. */
  const lookAround = async ({ token }: Shopper) => ({
    home: await statusOf(shop.server.call(newIndex, {})),
    orders: await statusOf(shop.server.call(page, { current: 1, size: 10 }, { token })),
    ready: (await shop.server.app.inject('/readyz')).statusCode,
  })
  const allWell = { home: 200, orders: 200, ready: 200 }

  it('keeps nobody from looking around while many wait for it, and is had by each of them then', async () => {
    shop = await openShop({ patience: ENDLESS })
    const bystander = await shop.shopper()
    const wishes = await wishesOfAll()
    const placing: Promise<number>[] = []
    await whileHeld(async () => {
      placing.push(...wishes.map((one) => statusOf(place(one))))
      await untilWaiting(shop.server.database, LANES.hot.connections)
      expect(await lookAround(bystander)).toEqual(allWell)
    })
    expect(await Promise.all(placing)).toEqual(wishes.map(() => 200))
    expect(await shop.sold()).toBe(SHOPPERS)
  })

  it('keeps nobody from looking around while orders wait for it that end with all of their deposit granted', async () => {
    shop = await openShop({ patience: ENDLESS })
    const bystander = await shop.shopper()
    const { database, clock } = shop.server
    const paid = async () => {
      const shopper = await shop.shopper()
      return { shopper, ...(await shop.paidOrder(shopper)) }
    }
    const orders = await Promise.all(Array.from({ length: SHOPPERS }, paid))
    // Once all have paid: what a payment waits for would send the refunds of others, each at another time.
    for (const { order, payNo } of orders) {
      const grant = { orderId: order.id, payNo, amountFen: placement.expectedAmountFen, note: '', reference: payNo }
      await database.transaction((tx) => grantRefund(tx, grant, clock.now()))
    }
    await shop.refundsArrive()
    const ending: Promise<number>[] = []
    await whileHeld(async () => {
      ending.push(...orders.map(({ shopper, order, payNo }) => statusOf(shopper.refund(order, payNo))))
      await untilWaiting(database, LANES.hot.connections)
      expect(await lookAround(bystander)).toEqual(allWell)
    })
    expect(await Promise.all(ending)).toEqual(orders.map(() => 200))
    expect(await shop.sold()).toBe(0)
  })

  it('lets who places be told to try again, and serves them then under the same key', async () => {
    shop = await openShop({ patience: IMPATIENT })
    const wishes = await wishesOfAll()
    for (const answer of await whileHeld(() => Promise.all(wishes.map(place)))) {
      expect(answer).toMatchObject({
        status: 503,
        code: ErrorCode.overloaded,
        msg: expect.stringContaining('try again'),
      })
    }
    // One after the other: so little patience is not for all of them at once.
    for (const one of wishes) expect(await statusOf(place(one))).toBe(200)
    expect(await shop.sold()).toBe(SHOPPERS)
  })

  it('is free again once the process that held it froze', async () => {
    shop = await openShop({ patience: IMPATIENT })
    const script = ['--require', 'tsx/cjs', path.join(ROOT, 'test/support/database/row-holder.ts')]
    const frozen = spawn(process.execPath, [...script, shop.server.url, placement.marketPostId, String(IDLE_MS)], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    try {
      await once(frozen.stdout, 'data')
      frozen.kill('SIGSTOP')
      const late = await wish()
      expect(await place(late)).toMatchObject({ status: 503 })
      expect(await lookAround(late.shopper)).toEqual(allWell)
      // By the patience of the frozen one: sooner than by the usual one.
      const giveUpMs = performance.now() + LANES.hot.patience.idleMs
      while ((await place(late)).status !== 200) expect(performance.now()).toBeLessThan(giveUpMs)
      expect(await shop.sold()).toBe(1)
    } finally {
      frozen.kill('SIGKILL')
    }
  })
})
