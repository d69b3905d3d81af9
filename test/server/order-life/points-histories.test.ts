import fc from 'fast-check'
import { EarningCause } from '@/wire/enums/points'
import { DAY_MS } from '@/domain/time/duration'
import { shanghaiDay } from '@/domain/time/shanghai-time'
import type { Queryable } from '../../../server/db/queryable'
import { earn, takeBack } from '../../../server/modules/points/earn'
import { readPoints } from '../../../server/modules/points/read-points'
import { openShop, type Shop } from '../money/shop'

const ORDERS = [0, 1, 2] as const
const DEPOSIT_POINTS = 200
const CHECK_IN_POINTS = 10
const SEVENTH_POINTS = 50

let shop: Shop
let userId: string
let orderIds: string[]

beforeAll(async () => {
  shop = await openShop()
  userId = (await shop.shopper()).userId
  // Orders of others, so that a history may pay and refund them as it likes.
  const others = await Promise.all(ORDERS.map(() => shop.shopper()))
  orderIds = (await Promise.all(others.map((other) => other.order()))).map(({ id }) => id)
})
afterAll(() => shop.close())

/** The plainest book of points there is: a pile for each year, and what is owed. */
class PileModel {
  private piles: { year: number; left: number }[] = []
  private paid = new Set<number>()
  private refunded = new Set<number>()
  private checkIns: string[] = []
  debt = 0

  constructor(public nowMs: number) {}

  private get year(): number {
    return Number(shanghaiDay(this.nowMs).slice(0, 4))
  }

  private put(points: number): void {
    const owed = Math.min(this.debt, points)
    this.debt -= owed
    this.piles.push({ year: this.year + 1, left: points - owed })
  }

  private take(points: number): void {
    let rest = points
    for (const pile of this.piles) {
      const part = Math.min(pile.left, rest)
      pile.left -= part
      rest -= part
    }
    this.debt += rest
  }

  pay(order: number): void {
    if (this.paid.has(order)) return
    this.paid.add(order)
    this.put(DEPOSIT_POINTS)
  }

  refund(order: number): void {
    if (!this.paid.has(order) || this.refunded.has(order)) return
    this.refunded.add(order)
    this.take(DEPOSIT_POINTS)
  }

  checkIn(): void {
    const today = shanghaiDay(this.nowMs)
    if (this.checkIns.includes(today)) return
    this.checkIns.push(today)
    let inARow = 0
    for (let ms = this.nowMs; this.checkIns.includes(shanghaiDay(ms)); ms -= DAY_MS) inARow += 1
    this.put(inARow % 7 === 0 ? SEVENTH_POINTS : CHECK_IN_POINTS)
  }

  pass(days: number): void {
    this.nowMs += days * DAY_MS
    this.piles = this.piles.filter(({ year }) => year >= this.year)
  }

  get balance(): number {
    return this.piles.reduce((sum, { left }) => sum + left, 0)
  }
}

type Deed = { kind: 'pay' | 'refund'; order: number } | { kind: 'checkIn' } | { kind: 'pass'; days: number }

const deeds = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constantFrom('pay' as const, 'refund' as const), order: fc.constantFrom(...ORDERS) }),
    fc.constant<Deed>({ kind: 'checkIn' }),
    fc.record({ kind: fc.constant('pass' as const), days: fc.constantFrom(1, 1, 1, 2, 200, 400) }),
  ),
  { maxLength: 30 },
)

class RolledBack extends Error {}

/** Does the work in a transaction that leaves nothing behind. */
const inVain = async (work: (tx: Queryable) => Promise<void>): Promise<void> => {
  const failing = shop.server.database.transaction(async (tx) => {
    await work(tx)
    throw new RolledBack()
  })
  await expect(failing).rejects.toBeInstanceOf(RolledBack)
}

const doDeed = async (tx: Queryable, deed: Deed, now: Date): Promise<void> => {
  if (deed.kind === 'checkIn') {
    const { checkIn } = await readPoints(tx, userId, now)
    const { dayOfSeven } = checkIn
    await earn(tx, { userId, cause: EarningCause.checkIn, reference: shanghaiDay(now.getTime()), dayOfSeven }, now)
  }
  if (deed.kind === 'pay' || deed.kind === 'refund') {
    const orderId = orderIds[deed.order] ?? ''
    if (deed.kind === 'refund') await takeBack(tx, [orderId], now)
    else await earn(tx, { userId, cause: EarningCause.smallDeposit, reference: orderId, orderId }, now)
  }
}

const doToModel = (model: PileModel, deed: Deed): void => {
  if (deed.kind === 'pass') model.pass(deed.days)
  else if (deed.kind === 'checkIn') model.checkIn()
  else model[deed.kind](deed.order)
}

it('whatever happens in whatever order, however often, has and owes what the plainest book says', async () => {
  await fc.assert(
    fc.asyncProperty(deeds, (history) =>
      inVain(async (tx) => {
        const model = new PileModel(shop.server.clock.now().getTime())
        for (const deed of history) {
          doToModel(model, deed)
          const now = new Date(model.nowMs)
          await doDeed(tx, deed, now)
          const { balance, debt, ending } = await readPoints(tx, userId, now)
          expect({ balance, debt }).toEqual({ balance: model.balance, debt: model.debt })
          expect(ending.reduce((sum, { points }) => sum + points, 0)).toBe(balance)
        }
      }),
    ),
    { numRuns: 60 },
  )
}, 120_000)
