import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import path from 'node:path'
import pg from 'pg'
import { newIndex } from '@/wire/endpoints/vehicle'
import { page } from '@/wire/endpoints/order'
import { ErrorCode } from '@/wire/errors'
import { assertInvariants } from '../money/assert-invariants'
import { openShop, placement, type Shop, type Shopper } from '../money/shop'

const SHOPPERS = 24
const QUICK_MS = 1_000
/** The frozen process's time to go on; then PostgreSQL gives up on it. */
const IDLE_MS = 1_500
const ROOT = path.resolve(__dirname, '../../..')

describe('an allocation whose row somebody holds', () => {
  let shop: Shop

  beforeAll(async () => {
    shop = await openShop({ patience: { lockMs: 200 } })
  })
  afterAll(() => shop.close())

  interface Wish {
    shopper: Shopper
    key: string
  }
  const wish = async (): Promise<Wish> => ({ shopper: await shop.shopper(), key: randomUUID() })
  const place = ({ shopper, key }: Wish) => shopper.place({}, key)

  /** How long each of what everybody else wants takes, in ms, and whether it was answered well. */
  const lookAround = async ({ token }: Shopper) => {
    const asks: Record<string, () => Promise<number>> = {
      home: async () => (await shop.server.call(newIndex, {})).status,
      orders: async () => (await shop.server.call(page, { current: 1, size: 10 }, { token })).status,
      ready: async () => (await shop.server.app.inject('/readyz')).statusCode,
    }
    return Promise.all(
      Object.entries(asks).map(async ([name, ask]) => {
        const startedMs = performance.now()
        const status = await ask()
        return { name, status, isQuick: performance.now() - startedMs < QUICK_MS }
      }),
    )
  }
  const allQuick = ['home', 'orders', 'ready'].map((name) => ({ name, status: 200, isQuick: true }))

  it('keeps nobody from looking around; who places is told to try again, and then is served under the same key', async () => {
    const holder = new pg.Client({ connectionString: shop.server.url })
    await holder.connect()
    await holder.query('BEGIN')
    await holder.query('SELECT FROM allocation WHERE market_post_id = $1 FOR UPDATE', [placement.marketPostId])
    const bystander = await shop.shopper()
    const wishes = await Promise.all(Array.from({ length: SHOPPERS }, wish))

    const placing = Promise.all(wishes.map(place))
    expect(await lookAround(bystander)).toEqual(allQuick)
    for (const answer of await placing) {
      expect(answer).toMatchObject({
        status: 503,
        code: ErrorCode.overloaded,
        msg: expect.stringContaining('try again'),
      })
    }
    await holder.query('ROLLBACK')
    await holder.end()

    expect((await Promise.all(wishes.map(place))).map(({ status }) => status)).toEqual(wishes.map(() => 200))
    expect(await shop.sold()).toBe(SHOPPERS)
    await assertInvariants(shop.server.database)
  })

  it('is free again soon after the process that held it froze', async () => {
    const script = ['--require', 'tsx/cjs', path.join(ROOT, 'test/support/row-holder.ts')]
    const frozen = spawn(process.execPath, [...script, shop.server.url, placement.marketPostId, String(IDLE_MS)], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(frozen.stdout, 'data')
    frozen.kill('SIGSTOP')
    try {
      const [sold, late] = [await shop.sold(), await wish()]
      expect(await place(late)).toMatchObject({ status: 503 })
      expect(await lookAround(late.shopper)).toEqual(allQuick)
      const giveUpMs = performance.now() + 4 * IDLE_MS
      while ((await place(late)).status !== 200) expect(performance.now()).toBeLessThan(giveUpMs)
      expect(await shop.sold()).toBe(sold + 1)
    } finally {
      frozen.kill('SIGKILL')
    }
  })
})
