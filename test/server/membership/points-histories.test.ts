import fc from 'fast-check'
import { EarningCause } from '@/wire/enums/points'
import { DAY_MS } from '@/domain/time/duration'
import { shanghaiDay } from '@/domain/time/shanghai-time'
import type { Queryable } from '../../../server/db/queryable'
import { payAgain, takeBackComment } from '../../../server/modules/points/comment-points'
import { earn, takeBack } from '../../../server/modules/points/earn'
import { readPointsIn } from '../../../server/modules/points/read-points'
import { openShop, type Shop } from '../money/shop'

const ORDERS = [0, 1, 2] as const
const DEPOSIT_POINTS = 200
const CHECK_IN_POINTS = 10
const SEVENTH_POINTS = 50
const COMMENTS = [0, 1, 2, 3, 4] as const
const COMMENT_POINTS = 5
const COMMENTS_A_DAY = 3

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
  /** Comments that were said: whether they earned, and whether they are shown. */
  private comments = new Map<number, { day: string; isPaid: boolean; isShown: boolean }>()
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

  /** False for one that was said before. */
  comment(comment: number): boolean {
    if (this.comments.has(comment)) return false
    const day = shanghaiDay(this.nowMs)
    const paidToday = [...this.comments.values()].filter((said) => said.day === day && said.isPaid).length
    const isPaid = paidToday < COMMENTS_A_DAY
    this.comments.set(comment, { day, isPaid, isShown: true })
    if (isPaid) this.put(COMMENT_POINTS)
    return true
  }

  hide(comment: number): void {
    const said = this.comments.get(comment)
    if (!said?.isPaid || !said.isShown) return
    said.isShown = false
    this.take(COMMENT_POINTS)
  }

  show(comment: number): void {
    const said = this.comments.get(comment)
    if (!said?.isPaid || said.isShown) return
    said.isShown = true
    this.put(COMMENT_POINTS)
  }

  pass(days: number): void {
    this.nowMs += days * DAY_MS
    this.piles = this.piles.filter(({ year }) => year >= this.year)
  }

  get balance(): number {
    return this.piles.reduce((sum, { left }) => sum + left, 0)
  }
}

type Deed =
  | { kind: 'pay' | 'refund'; order: number }
  | { kind: 'comment' | 'hide' | 'show'; comment: number }
  | { kind: 'checkIn' }
  | { kind: 'pass'; days: number }

const comment = fc.constantFrom(...COMMENTS)

const deeds = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constantFrom('pay' as const, 'refund' as const), order: fc.constantFrom(...ORDERS) }),
    // So many that a day is full now and then.
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('comment' as const), comment }) },
    fc.record({ kind: fc.constantFrom('hide' as const, 'show' as const), comment }),
    fc.constant<Deed>({ kind: 'checkIn' }),
    fc.record({ kind: fc.constant('pass' as const), days: fc.constantFrom(1, 1, 1, 2, 200, 400) }),
  ),
  { maxLength: 40 },
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
  switch (deed.kind) {
    case 'checkIn': {
      const { dayOfSeven } = (await readPointsIn(tx, userId, now)).checkIn
      const reference = shanghaiDay(now.getTime())
      return earn(tx, { userId, cause: EarningCause.checkIn, reference, dayOfSeven }, now)
    }
    case 'pay': {
      const orderId = orderIds[deed.order] ?? ''
      return earn(tx, { userId, cause: EarningCause.smallDeposit, reference: orderId, orderId }, now)
    }
    case 'refund':
      return takeBack(tx, [orderIds[deed.order] ?? ''], now)
    case 'comment':
      return earn(tx, { userId, cause: EarningCause.comment, reference: `comment-${deed.comment}` }, now)
    case 'hide':
      return takeBackComment(tx, userId, `comment-${deed.comment}`, now)
    case 'show':
      return payAgain(tx, userId, `comment-${deed.comment}`, now)
    case 'pass':
      return undefined
    default:
      return deed satisfies never
  }
}

/** Does a deed to the model; false for what nobody can do again. */
const doToModel = (model: PileModel, deed: Deed): boolean => {
  switch (deed.kind) {
    case 'pass':
      model.pass(deed.days)
      return true
    case 'checkIn':
      model.checkIn()
      return true
    case 'comment':
      return model.comment(deed.comment)
    case 'hide':
    case 'show':
      model[deed.kind](deed.comment)
      return true
    default:
      model[deed.kind](deed.order)
      return true
  }
}

it('whatever happens in whatever order, however often, has and owes what the plainest book says', async () => {
  await fc.assert(
    fc.asyncProperty(deeds, (history) =>
      inVain(async (tx) => {
        const model = new PileModel(shop.server.clock.now().getTime())
        for (const deed of history) {
          const isDone = doToModel(model, deed)
          const now = new Date(model.nowMs)
          if (isDone) await doDeed(tx, deed, now)
          const { balance, debt, ending } = await readPointsIn(tx, userId, now)
          expect({ balance, debt }).toEqual({ balance: model.balance, debt: model.debt })
          expect(ending.reduce((sum, { points }) => sum + points, 0)).toBe(balance)
        }
      }),
    ),
    { numRuns: 60 },
  )
}, 120_000)
