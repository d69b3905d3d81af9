import { join, leave, state } from '@/wire/endpoints/sale-line'
import { newIndex } from '@/wire/endpoints/vehicle'
import { LineStanding } from '@/wire/enums/sale-line'
import { ErrorCode } from '@/wire/errors'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@/domain/time/duration'
import { formatShanghai } from '@/domain/time/shanghai-time'
import { OfficePath } from '../../../server/modules/backoffice/office-paths'
import { movingLines } from '../../../server/modules/sale-line/let-in'
import { cleanUp } from '../../../server/worker/clean-up'
import { oneByOne } from '../../../server/worker/one-by-one'
import { assertInvariants } from '../money/assert-invariants'
import { openShop, placement, type Shop, type Shopper } from '../money/shop'
import { callOffice } from '../office/office'

const PLACE = { marketPostId: placement.marketPostId }
/** The big deposit of the model that `placement` reserves. */
const BIG = 'vela-7-big'
const A_MINUTE = 120
const TURN_MS = 5 * MINUTE_MS
const PAY_WINDOW_MS = 30 * MINUTE_MS

describe('the line of a hot opening', () => {
  let shop: Shop

  beforeEach(async () => {
    shop = await openShop()
  })
  afterEach(async () => {
    await assertInvariants(shop.server.database)
    await shop.close()
  })

  /** Marks the deposit as hot; it opens in so many milliseconds. */
  const makeHot = (opensInMs: number, cars: number, letInAMinute = A_MINUTE) =>
    shop.server.database.query(
      'UPDATE allocation SET let_in_a_minute = $2, start_at = $3, quota = $4 WHERE market_post_id = $1',
      [PLACE.marketPostId, letInAMinute, new Date(shop.server.clock.now().getTime() + opensInMs), cars],
    )
  /** Puts the big deposit of the same model on sale for a time that begins in so many milliseconds. */
  const sellBig = (startsInMs: number, lastsMs: number, letInAMinute: number | null = null) => {
    const startMs = shop.server.clock.now().getTime() + startsInMs
    const sql = `UPDATE allocation SET switch_on = true, quota = 5, let_in_a_minute = $2, start_at = $3, end_at = $4
      WHERE market_post_id = $1`
    return shop.server.database.query(sql, [BIG, letInAMinute, new Date(startMs), new Date(startMs + lastsMs)])
  }
  const callers = (count: number): Promise<Shopper[]> =>
    Promise.all(Array.from({ length: count }, () => shop.shopper()))
  const joinAs = async ({ token }: Shopper) => (await shop.server.call(join, PLACE, { token })).data
  const leaveAs = async ({ token }: Shopper) => (await shop.server.call(leave, PLACE, { token })).data
  const stateOf = async ({ token }: Shopper) => (await shop.server.call(state, PLACE, { token })).data
  const standingsOf = async (shoppers: readonly Shopper[]) =>
    Promise.all(shoppers.map(async (shopper) => (await stateOf(shopper)).standing))
  const letIn = async (shoppers: readonly Shopper[]): Promise<number[]> =>
    (await standingsOf(shoppers)).flatMap((standing, n) => (standing === LineStanding.letIn ? [n] : []))
  const joinInOrder = async (shoppers: readonly Shopper[]): Promise<void> => {
    for (const shopper of shoppers) await joinAs(shopper)
  }
  /** Lets time pass as it passes for a worker: second by second. */
  const seconds = async (count: number): Promise<void> => {
    for (let n = 0; n < count; n += 1) await shop.pass(SECOND_MS)
  }

  it('is not there for a deposit that is not marked', async () => {
    const shopper = await shop.shopper()
    expect(await joinAs(shopper)).toMatchObject({ standing: LineStanding.noLine })
    expect(await shopper.place()).toMatchObject({ code: 200 })
  })

  it('is told by the home data, and is what an order without a turn is refused for', async () => {
    await makeHot(-SECOND_MS, 10)
    const { data } = await shop.server.call(newIndex, {})
    const offers = data.modelList.flatMap(({ marketAllocationVos }) => marketAllocationVos)
    expect(offers.filter(({ marketHasLine }) => marketHasLine).map(({ marketPostId }) => marketPostId)).toEqual([
      PLACE.marketPostId,
    ])
    const before = await shop.sold()
    expect(await (await shop.shopper()).place()).toMatchObject({ status: 409, code: ErrorCode.turnNeeded })
    expect(await shop.sold()).toBe(before)
  })

  it('gives out tickets a quarter of an hour before the sale, by arrival, and tells place and time', async () => {
    await makeHot(16 * MINUTE_MS, 100)
    const [one, two, three] = await callers(3)
    if (one === undefined || two === undefined || three === undefined) throw new Error('three were asked for')
    expect(await joinAs(one)).toMatchObject({ standing: LineStanding.outside, lineOpensTime: '2026-11-20 12:01:00' })
    shop.server.clock.advance(MINUTE_MS)
    await joinInOrder([one, two, three])
    shop.server.clock.advance(SECOND_MS)
    expect(await stateOf(two)).toMatchObject({
      standing: LineStanding.waiting,
      ahead: 1,
      behind: 1,
      startTime: '2026-11-20 12:16:00',
      turnTime: '2026-11-20 12:16:01',
      letInAMinute: A_MINUTE,
      carsLeft: 100,
      cars: 100,
    })
  })

  it('keeps the place of who closes the page, comes back, and joins with several phones', async () => {
    await makeHot(MINUTE_MS, 100)
    const [first, second, third] = await callers(3)
    if (first === undefined || second === undefined || third === undefined) throw new Error('three were asked for')
    await joinInOrder([first, second, third])
    await Promise.all(Array.from({ length: 20 }, () => joinAs(first)))
    shop.server.clock.advance(SECOND_MS)
    expect(await stateOf(first)).toMatchObject({ ahead: 0, behind: 2 })
    const sql = 'SELECT count(*) AS n FROM line_ticket WHERE account_id = $1'
    expect(await shop.server.database.one(sql, [first.userId])).toEqual({ n: 1 })
    await leaveAs(first)
    shop.server.clock.advance(SECOND_MS)
    expect(await stateOf(first)).toMatchObject({ standing: LineStanding.outside })
    expect(await stateOf(second)).toMatchObject({ ahead: 0, behind: 1 })
  })

  it('lets callers in by arrival and at its pace, also with four workers at once', async () => {
    await makeHot(MINUTE_MS, 100)
    const shoppers = await callers(12)
    await joinInOrder(shoppers)
    expect(await letIn(shoppers)).toEqual([])
    shop.server.clock.advance(MINUTE_MS)
    for (let n = 0; n < 4; n += 1) {
      shop.server.clock.advance(SECOND_MS)
      await Promise.all(Array.from({ length: 4 }, () => oneByOne(shop.context, movingLines)))
    }
    // Two a second; what was due in the first moment counts as well.
    const inside = await letIn(shoppers)
    expect(inside).toEqual(inside.map((_, n) => n))
    expect(inside.length).toBeGreaterThanOrEqual(6)
    expect(inside.length).toBeLessThanOrEqual(8)
    expect(await shoppers[0]?.place()).toMatchObject({ code: 200 })
    expect(await shoppers[11]?.place()).toMatchObject({ code: ErrorCode.turnNeeded })
  })

  it('keeps its pace where that is no whole number a second', async () => {
    await makeHot(-SECOND_MS, 100, 50)
    const shoppers = await callers(12)
    await joinInOrder(shoppers)
    await seconds(14)
    expect(await letIn(shoppers)).toHaveLength(10)
  })

  it('makes up for five seconds of a worker that did not run, and for no more', async () => {
    await makeHot(-SECOND_MS, 100)
    const shoppers = await callers(16)
    await joinInOrder(shoppers)
    await seconds(2)
    expect(await letIn(shoppers)).toEqual([0, 1])
    // Both have lost their turns by then.
    await shop.pass(10 * MINUTE_MS)
    expect(await letIn(shoppers)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  })

  it('goes on where the clock is set back', async () => {
    await makeHot(-2 * HOUR_MS, 100)
    const shoppers = await callers(6)
    await joinInOrder(shoppers)
    await seconds(1)
    shop.server.clock.advance(-HOUR_MS)
    await seconds(3)
    expect((await letIn(shoppers)).length).toBeGreaterThanOrEqual(4)
  })

  it('is kept until its sale has ended, however long ago that opened', async () => {
    await makeHot(-SECOND_MS, 100)
    const [caller] = await callers(1)
    if (caller === undefined) throw new Error('one was asked for')
    await joinAs(caller)
    const { database, clock } = shop.server
    const endsIn = (days: number) =>
      database.query('UPDATE allocation SET end_at = $2 WHERE market_post_id = $1', [
        PLACE.marketPostId,
        new Date(clock.now().getTime() + days * DAY_MS),
      ])
    const tickets = async () => {
      await cleanUp(shop.context)
      return database.query('SELECT FROM line_ticket WHERE account_id = $1', [caller.userId])
    }
    await endsIn(400)
    clock.advance(200 * DAY_MS)
    expect(await tickets()).toHaveLength(1)
    await endsIn(-200)
    expect(await tickets()).toEqual([])
  })

  it('ends a turn after five minutes, lets the next in, and has who was late begin at the end', async () => {
    await makeHot(-SECOND_MS, 1)
    const [late, next] = await callers(2)
    if (late === undefined || next === undefined) throw new Error('two were asked for')
    await joinInOrder([late, next])
    await seconds(2)
    expect(await standingsOf([late, next])).toEqual([LineStanding.letIn, LineStanding.waiting])
    await shop.pass(TURN_MS - SECOND_MS)
    expect(await standingsOf([late, next])).toEqual([LineStanding.letIn, LineStanding.waiting])
    await shop.pass(SECOND_MS)
    expect(await standingsOf([late, next])).toEqual([LineStanding.expired, LineStanding.letIn])
    expect(await late.place()).toMatchObject({ code: ErrorCode.turnNeeded })
    expect(await joinAs(late)).toMatchObject({ standing: LineStanding.waiting })
    expect(await next.place()).toMatchObject({ code: 200 })
    expect(await stateOf(next)).toMatchObject({ standing: LineStanding.ordered })
  })

  it('rests while the app is closed, and gives who had their turn all of it when the app opens', async () => {
    await makeHot(-SECOND_MS, 2)
    const [first, second] = await callers(2)
    if (first === undefined || second === undefined) throw new Error('two were asked for')
    await joinAs(first)
    await seconds(2)
    await joinAs(second)
    await callOffice(shop, OfficePath.closed, { minutes: 30, reason: 'We move.', zh: '我们正在迁移。' })
    await shop.pass(TURN_MS)
    await seconds(2)
    await callOffice(shop, OfficePath.reopened, {})
    shop.server.clock.advance(2 * SECOND_MS)
    expect(await standingsOf([first, second])).toEqual([LineStanding.letIn, LineStanding.waiting])
    await seconds(2)
    expect(await standingsOf([first, second])).toEqual([LineStanding.letIn, LineStanding.letIn])
    await shop.pass(TURN_MS - 5 * SECOND_MS)
    expect(await first.place()).toMatchObject({ code: 200 })
  })

  it('rests while its model is not offered, and goes on when it is', async () => {
    await makeHot(-SECOND_MS, 2)
    const [caller] = await callers(1)
    if (caller === undefined) throw new Error('one was asked for')
    await joinAs(caller)
    const withdraw = (at: Date | null) =>
      shop.server.database.query(
        'UPDATE model SET withdrawn_at = $2 FROM allocation WHERE model.id = model_id AND market_post_id = $1',
        [PLACE.marketPostId, at],
      )
    await withdraw(shop.server.clock.now())
    await seconds(2)
    await withdraw(null)
    expect(await standingsOf([caller])).toEqual([LineStanding.waiting])
    await seconds(2)
    expect(await standingsOf([caller])).toEqual([LineStanding.letIn])
  })

  it('rests while the big deposit of the model is on sale, and goes on if that ends first', async () => {
    await makeHot(-SECOND_MS, 2)
    const [early, late] = await callers(2)
    if (early === undefined || late === undefined) throw new Error('two were asked for')
    await joinAs(early)
    await sellBig(-SECOND_MS, 20 * MINUTE_MS)
    await seconds(2)
    const returns = { startTime: formatShanghai(shop.server.clock.now().getTime() + 20 * MINUTE_MS - 3 * SECOND_MS) }
    expect(await joinAs(late)).toMatchObject({ standing: LineStanding.outside, ...returns })
    expect(await stateOf(early)).toMatchObject({ standing: LineStanding.waiting, ...returns })
    shop.server.clock.advance(20 * MINUTE_MS)
    await seconds(2)
    expect(await early.place()).toMatchObject({ code: 200 })
  })

  it('is closed for good while the big deposit of the model is on sale until its end', async () => {
    await makeHot(-SECOND_MS, 2)
    const [caller] = await callers(1)
    if (caller === undefined) throw new Error('one was asked for')
    await joinAs(caller)
    await sellBig(-SECOND_MS, 1_000 * DAY_MS)
    await seconds(2)
    expect(await stateOf(caller)).toMatchObject({ standing: LineStanding.closed })
    expect(await caller.place()).toMatchObject({ status: 409, code: ErrorCode.saleClosed })
  })

  it('of a big deposit whose window begins before the small one’s opens with that', async () => {
    await makeHot(20 * MINUTE_MS, 2)
    await sellBig(-SECOND_MS, 60 * MINUTE_MS, A_MINUTE)
    const [caller] = await callers(1)
    if (caller === undefined) throw new Error('one was asked for')
    const big = { marketPostId: BIG }
    const joinBig = async () => (await shop.server.call(join, big, { token: caller.token })).data
    const opens = formatShanghai(shop.server.clock.now().getTime() + 20 * MINUTE_MS)
    expect(await joinBig()).toMatchObject({ standing: LineStanding.outside, startTime: opens })
    shop.server.clock.advance(6 * MINUTE_MS)
    expect(await joinBig()).toMatchObject({ standing: LineStanding.waiting })
    await seconds(2)
    expect(await joinBig()).toMatchObject({ standing: LineStanding.waiting })
    shop.server.clock.advance(14 * MINUTE_MS)
    await seconds(2)
    expect(await joinBig()).toMatchObject({ standing: LineStanding.letIn })
  })

  it('lets nobody in whom no car waits for: the last one is sold once, and again when it was not paid', async () => {
    await makeHot(-SECOND_MS, 2)
    const shoppers = await callers(10)
    await joinInOrder(shoppers)
    await seconds(20)
    expect(await letIn(shoppers)).toEqual([0, 1])
    const answers = await Promise.all(shoppers.map((shopper) => shopper.place()))
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(2)
    expect(answers.filter(({ code }) => code === ErrorCode.soldOut || code === ErrorCode.turnNeeded)).toHaveLength(8)
    await seconds(5)
    expect(await letIn(shoppers)).toEqual([])
    const [third] = shoppers.slice(2)
    expect(third && (await stateOf(third))).toMatchObject({ carsLeft: 0, turnTime: null })
    await shop.pass(PAY_WINDOW_MS)
    await seconds(3)
    expect(await letIn(shoppers)).toEqual([2, 3])
  })

  it('spends a turn for one order, whatever comes at once', async () => {
    await makeHot(-SECOND_MS, 100)
    const shopper = await shop.shopper()
    await joinAs(shopper)
    await seconds(2)
    const answers = await Promise.all(Array.from({ length: 10 }, () => shopper.place()))
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === ErrorCode.turnNeeded)).toHaveLength(9)
  })

  it('holds five thousand, says so to the next, and takes them once somebody was let in', async () => {
    await makeHot(MINUTE_MS, 10_000)
    await shop.server.database.query(
      `WITH crowd AS (
         INSERT INTO account (id, nick_name, avatar, created_at)
         SELECT 'crowd-' || n, 'Caller', '', $2::timestamptz FROM generate_series(1, 5000) n RETURNING id)
       INSERT INTO line_ticket (market_post_id, account_id, arrival, joined_at)
       SELECT $1, id, nextval('line_arrival'), $2 FROM crowd`,
      [PLACE.marketPostId, shop.server.clock.now()],
    )
    const shopper = await shop.shopper()
    expect(await joinAs(shopper)).toMatchObject({
      standing: LineStanding.full,
      ahead: 5_000,
      capacity: 5_000,
      turnTime: '2026-11-20 12:01:00',
    })
    await shop.pass(MINUTE_MS)
    await seconds(2)
    expect(await joinAs(shopper)).toMatchObject({ standing: LineStanding.waiting })
    shop.server.clock.advance(SECOND_MS)
    expect((await stateOf(shopper)).ahead).toBeGreaterThan(4_900)
  })

  it('is not found for an unknown deposit', async () => {
    const { token } = await shop.shopper()
    expect(await shop.server.call(join, { marketPostId: 'vela-1-small' }, { token })).toMatchObject({
      status: 404,
      code: ErrorCode.modelNotFound,
    })
  })
})
