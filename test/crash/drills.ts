import { randomUUID } from 'node:crypto'
import { placeSmall } from '@/wire/endpoints/order'
import { pay } from '@/wire/endpoints/payment'
import { ErrorCode } from '@/wire/errors'
import { OrderType } from '@/wire/enums/order'
import { PayChannel, PayMethod } from '@/wire/enums/payment'
import type { Database } from '../../server/db/queryable'
import { logIn, type Account } from '../support/customers/account'
import type { CrashWorld } from './world'

const DUPLICATES = 10_000
const CALLERS = 200
const PAYMENTS = 100
const COPIES = 15
/** Calls on their way at the same moment. */
const AT_ONCE = 400
/** The storm's shoppers have lower numbers. */
const FIRST_CALLER = 100_000

/** Does the work for 0 to count - 1, so many at a time. */
const inCrowds = async <Result>(count: number, work: (n: number) => Promise<Result>): Promise<Result[]> => {
  const results: Result[] = []
  for (let first = 0; first < count; first += AT_ONCE) {
    const crowd = Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, n) => work(first + n))
    results.push(...(await Promise.all(crowd)))
  }
  return results
}

const countOrders = async (database: Database, { userId }: Account): Promise<number> =>
  (await database.one<{ count: number }>('SELECT count(*) FROM orders WHERE user_id = $1', [userId]))?.count ??
  Number.NaN

/** One placement arrives ten thousand times, at all processes: one order, one reply. */
export const tenThousandDuplicates = async (world: CrashWorld): Promise<void> => {
  const { api, database, journal, tally } = world
  const account = await logIn(database, FIRST_CALLER)
  const key = randomUUID()
  const body = world.sale.ever()
  const outcomes = await inCrowds(DUPLICATES, () => api.call(placeSmall, body, { token: account.token, key }))
  const replies = new Set(outcomes.map((outcome) => JSON.stringify(outcome)))
  const orders = await countOrders(database, account)
  for (const outcome of outcomes) if (outcome.isDone) journal.record('orders placed', outcome.data.id)
  tally.add('duplicates of one placement sent', DUPLICATES)
  if (replies.size !== 1 || orders !== 1)
    tally.fault(`duplicates of one placement: ${orders} orders, ${replies.size} replies`)
}

const leaveOnePlace = (database: Database, marketPostId: string): Promise<unknown> =>
  database.query('UPDATE allocation SET quota = sold + 1 WHERE market_post_id = $1', [marketPostId])

/** Two hundred callers want the last place, at all processes: one gets it, the others are told that it is gone. */
export const lastPlace = async (world: CrashWorld): Promise<void> => {
  const { api, database, journal, tally, sale } = world
  const body = world.sale.ever()
  const accounts = await inCrowds(CALLERS, (n) => logIn(database, FIRST_CALLER + 1 + n))
  await leaveOnePlace(database, body.marketPostId)
  const outcomes = await Promise.all(
    accounts.map(({ token }) => api.call(placeSmall, body, { token, key: randomUUID() })),
  )
  for (const outcome of outcomes) if (outcome.isDone) journal.record('orders placed', outcome.data.id)
  const served = outcomes.filter(({ isDone }) => isDone).length
  const refused = outcomes.filter((outcome) => !outcome.isDone && outcome.code === ErrorCode.soldOut).length
  tally.add('callers for the last place', CALLERS)
  if (served !== 1 || refused !== CALLERS - 1)
    tally.fault(`last place: ${served} got it, ${refused} were told it is gone`)
  await sale.restock()
}

/** The notice of each of a hundred payments comes fifteen times at once, at all processes: the money is booked once. */
export const fifteenNotices = async (world: CrashWorld): Promise<void> => {
  const { api, database, journal, provider, post, tally } = world
  const { token } = await logIn(database, FIRST_CALLER + 1 + CALLERS)
  const body = world.sale.ever()
  const payOne = async (): Promise<void> => {
    const placed = await api.call(placeSmall, body, { token, key: randomUUID() })
    if (!placed.isDone) return tally.fault('a placement of the drill was refused')
    const { id, paymentAmount: amountFen } = placed.data
    journal.record('orders placed', id)
    const payment = { id, orderType: OrderType.small, payMethod: PayMethod.wechat, channel: PayChannel.h5, amountFen }
    const opened = await api.call(pay, payment, { token, key: randomUUID() })
    if (!opened.isDone) return tally.fault('a payment of the drill was refused')
    const { notice, reference } = provider.payQuietly(opened.data.attempt.payNo)
    await Promise.all(Array.from({ length: COPIES }, () => post.deliver(notice)))
    journal.record('money booked', reference)
  }
  await inCrowds(PAYMENTS, payOne)
  tally.add(`payments whose notice came ${COPIES} times at once`, PAYMENTS)
}
