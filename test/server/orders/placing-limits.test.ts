import { OrderStatus } from '@/wire/enums/order'
import { ErrorCode } from '@/wire/errors'
import { SECOND_MS } from '@/domain/time/duration'
import { assertInvariants } from '../money/assert-invariants'
import { openShop, type Shop, type Shopper } from '../money/shop'

describe('what one account may place', () => {
  let shop: Shop

  beforeAll(async () => {
    shop = await openShop()
    await shop.server.database.query("UPDATE allocation SET start_at = $1 WHERE market_post_id = 'vela-9-small'", [
      shop.server.clock.now(),
    ])
  })
  afterEach(() => assertInvariants(shop.server.database))
  afterAll(() => shop.close())

  const vela9 = { modelId: 'vela-9', marketPostId: 'vela-9-small' }
  const unpaidOf = async ({ userId }: Shopper): Promise<number | undefined> => {
    const sql = `SELECT count(*) AS n FROM orders WHERE user_id = $1 AND status = ${OrderStatus.pendingPayment}`
    return (await shop.server.database.one<{ n: number }>(sql, [userId]))?.n
  }
  const place = async (shopper: Shopper, times: number): Promise<number[]> =>
    (await Promise.all(Array.from({ length: times }, () => shopper.place()))).map(({ code }) => code)

  it('is two unpaid orders of a model, though twenty come at once', async () => {
    const shopper = await shop.shopper()
    const before = await shop.sold()
    const codes = await place(shopper, 20)
    expect(codes.filter((code) => code === 200)).toHaveLength(2)
    expect(codes.filter((code) => code === ErrorCode.tooManyUnpaidOrders)).toHaveLength(18)
    expect(await unpaidOf(shopper)).toBe(2)
    expect(await shop.sold()).toBe(before + 2)
  })

  it('leaves the orders of other accounts and models alone', async () => {
    const [hoarder, other] = [await shop.shopper(), await shop.shopper()]
    await place(hoarder, 2)
    expect(await hoarder.place(vela9)).toMatchObject({ code: 200 })
    expect(await place(other, 2)).toEqual([200, 200])
  })

  it('lets the next one in once an unpaid order is cancelled', async () => {
    const shopper = await shop.shopper()
    const [first] = [await shopper.order(), await shopper.order()]
    const refused = await shopper.place()
    expect(refused).toMatchObject({ status: 409, code: ErrorCode.tooManyUnpaidOrders })
    expect(refused.msg).toBe('You have unpaid orders for this model already. Please pay or cancel one of them first.')
    await shopper.cancel(first)
    expect(await shopper.place()).toMatchObject({ code: 200 })
  })

  it('is three placings a minute, whatever became of them, and says how long to wait', async () => {
    const shopper = await shop.shopper()
    for (let n = 0; n < 3; n += 1) {
      await shopper.cancel(await shopper.order())
      shop.server.clock.advance(10 * SECOND_MS)
    }
    const refused = await shopper.place()
    expect(refused).toMatchObject({
      status: 429,
      code: ErrorCode.placedTooOften,
      msg: 'You have just placed several orders. Please try again in 30 seconds.',
      data: { retryAfterSeconds: 30 },
    })
    expect(refused.headers['retry-after']).toBe('30')
    shop.server.clock.advance(30 * SECOND_MS - 1)
    expect((await shopper.place()).code).toBe(ErrorCode.placedTooOften)
    shop.server.clock.advance(1)
    expect((await shopper.place()).code).toBe(200)
  })

  it('is three a minute exactly, though they come at once for several models', async () => {
    const shopper = await shop.shopper()
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => shopper.place(n % 2 === 0 ? {} : vela9)))
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(3)
  })

  it('answers an order again by its key, though the limit is reached by now', async () => {
    const shopper = await shop.shopper()
    const first = await shopper.place({}, 'limited-but-known')
    await shopper.place()
    expect(await shopper.place({}, 'limited-but-known')).toMatchObject({ code: 200, data: { id: first.data.id } })
  })
})
