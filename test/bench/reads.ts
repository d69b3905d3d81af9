import { feed } from '@/wire/endpoints/content'
import { detail, page, placeSmall } from '@/wire/endpoints/order'
import { list, nearby } from '@/wire/endpoints/shop'
import { HomeTabKind } from '@/wire/enums/content'
import { DAY_MS } from '@/domain/time/duration'
import { logIn } from '../support/customers/account'
import { addShops } from '../server/shops/many-shops'
import { percentile, type Figure } from './measuring/figure'
import { addFeedEntries } from './filling/many-feeds'
import { addOrders } from './filling/many-orders'
import { withOpenServer } from './measuring/open-server'
import { planOf, statementsOf } from './measuring/plans'
import { callInto, preparePlacement } from './load/shopper'
import { timesOf } from './measuring/times-of'

const ROWS = 10_000_000
const OF_BUYER = 1_000
const SHOPS = 50_000
const SIZE = 20
const DAYS_BACK = 10
const P99 = 0.99
const MS_PER_SECOND = 1_000

/** What each call may take, at p99 and in ms. */
const BUDGETS = {
  'the first page of who has 1,000 orders': 30,
  'the last page of who has 1,000 orders': 30,
  'an order': 20,
  'the first part of Explore': 30,
  'a part of Explore ten days back': 30,
  'the shops near a point': 50,
  'the shops of a city': 50,
} as const

const READS_ALL =
  /Seq Scan on (?:orders|payment_attempt|order_event|article|article_media|article_tab|store|store_picture|store_hours)\b/

const progress = (what: string, sinceMs: number): void =>
  void process.stderr.write(`reads: ${what} after ${Math.round((performance.now() - sinceMs) / MS_PER_SECOND)} s\n`)

/** Measures reads among ten million orders and ten million entries of the feed, each as a whole call, and how they are done. */
export const measureReads = (): Promise<readonly Figure[]> =>
  withOpenServer(async (server) => {
    const { app, database } = server
    const startedMs = performance.now()
    await addFeedEntries(server, ROWS)
    progress('the feed is there', startedMs)
    await addShops(database, SHOPS)
    progress('shops are there', startedMs)
    const call = callInto(app, (await logIn(database, 0)).token)
    const order = await call(placeSmall, await preparePlacement(database))
    await addOrders(server, { orders: ROWS, orderId: order.id, ofBuyer: OF_BUYER })
    progress('orders are there', startedMs)

    const { total } = await call(page, { current: 1, size: SIZE })
    if (total <= OF_BUYER) throw new Error(`the buyer has ${total} orders`)
    const own = (await call(page, { current: 3, size: SIZE })).records.map(({ id }) => id)
    const longAgo = `${Date.now() - DAYS_BACK * DAY_MS}.fed-0`
    const calls: Record<keyof typeof BUDGETS, (nth: number) => Promise<unknown>> = {
      'the first page of who has 1,000 orders': () => call(page, { current: 1, size: SIZE }),
      'the last page of who has 1,000 orders': () => call(page, { current: Math.ceil(total / SIZE), size: SIZE }),
      'an order': (nth) => call(detail, { id: own[nth % own.length] ?? '' }),
      'the first part of Explore': () => call(feed, { tab: HomeTabKind.recommended, size: SIZE }),
      'a part of Explore ten days back': () =>
        call(feed, { tab: HomeTabKind.recommended, size: SIZE, cursor: longAgo }),
      'the shops near a point': (nth) => call(nearby, { longitude: 100 + (nth % 20), latitude: 24 + (nth % 15) }),
      'the shops of a city': () => call(list, { provinceCode: '510000', cityCode: '510100' }),
    }
    const figures: Figure[] = []
    let readWhole = 0
    for (const [name, work] of Object.entries(calls)) {
      const measured = percentile(await timesOf(work), P99)
      const atMost = BUDGETS[name as keyof typeof BUDGETS]
      figures.push({ name: `reads: ${name}, p99, ms`, measured, budget: { atMost } })
      for (const statement of await statementsOf(() => work(0))) {
        const plan = await planOf(database, statement)
        readWhole += plan.filter((line) => READS_ALL.test(line)).length
        process.stderr.write(`\n${name}\n${plan.join('\n')}\n`)
      }
    }
    return [
      ...figures,
      { name: 'reads: steps that go through a whole table', measured: readWhole, budget: { atMost: 0 } },
    ]
  })
