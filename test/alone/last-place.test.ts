import { randomUUID } from 'node:crypto'
import { placeSmall } from '@/wire/endpoints/order'
import { API_PREFIX } from '@/wire/envelope'
import { ErrorCode } from '@/wire/errors'
import { Header } from '@/wire/headers'
import { build } from '../../server/app'
import { createDatabase } from '../../server/db/database'
import { assertInvariants } from '../server/money/assert-invariants'
import { openShop, placement, type Shop, type Shopper } from '../server/money/shop'

const CALLERS = 200
const SERVERS = 4

/** A server beside the shop's own, with connections of its own to the same database. */
const openSibling = async ({ server }: Shop) => {
  const database = createDatabase(server.url, { maxConnections: 5 })
  const { environment } = server.app
  const app = await build({
    database,
    environment,
    clock: server.clock,
    gateways: server.gateways,
    pageDir: '/nonexistent',
    maxLoopDelayMs: 0,
  })
  return { app, close: () => app.close().then(() => database.close()) }
}

describe('the last place of an allocation', () => {
  let shop: Shop

  beforeAll(async () => {
    shop = await openShop()
    await shop.server.database.query("UPDATE allocation SET quota = 1 WHERE market_post_id = 'vela-7-small'")
  })
  afterAll(() => shop.close())

  it('goes to one of 200 callers on four servers; the others are told that it is sold out', async () => {
    const siblings = await Promise.all(Array.from({ length: SERVERS }, () => openSibling(shop)))
    const shoppers: Shopper[] = []
    // One after another: the crowd is for the place, not for the accounts.
    while (shoppers.length < CALLERS) shoppers.push(await shop.shopper())
    const place = (token: string, n: number) =>
      siblings[n % SERVERS]?.app.inject({
        method: 'POST',
        url: API_PREFIX + placeSmall.path,
        headers: { [Header.authorization]: `Bearer ${token}`, [Header.idempotencyKey]: randomUUID() },
        payload: placement,
      })
    const answers = await Promise.all(shoppers.map(({ token }, n) => place(token, n)))
    const codes = answers.map((answer) => answer?.json().code)
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    expect(codes.filter((code) => code === ErrorCode.soldOut)).toHaveLength(CALLERS - 1)
    expect(await shop.sold()).toBe(1)
    await assertInvariants(shop.server.database)
    await Promise.all(siblings.map((sibling) => sibling.close()))
  })
})
