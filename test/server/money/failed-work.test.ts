import { OrderStatus } from '@/wire/enums/order'
import { DAY_MS } from '@/domain/time/duration'
import { parseShanghai } from '@/domain/time/shanghai-time'
import { anonymise } from '../../../server/modules/account/account-statements'
import { OrderEventKind, recordEvents } from '../../../server/modules/order-record/history/order-event'
import { LOCK_WINDOW_MS, PAY_WINDOW_MS } from '../../../server/modules/order-record/money/pay-window'
import { drawTicket } from '../../../server/modules/sale-line/line-statements'
import { retryPauseMs } from '../../../server/system/retry-pause'
import { cleanUp } from '../../../server/worker/clean-up'
import { breakRow } from '../../support/database/break-row'
import { bookedDrive } from '../appointments/drives'
import { bigShopper } from '../orders/big-shopper'
import { openShop, type Shop } from './shop'

/** More than ten years. */
const TERM_MS = 3_661 * DAY_MS

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const query = (sql: string, ...params: (string | Date | string[])[]) =>
  shop.server.database.query<{ id: string }>(sql, params)
const ago = (ms: number): Date => new Date(shop.server.clock.now().getTime() - ms)
const twoOf = async <Result>(make: () => Promise<Result>): Promise<Result[]> => [await make(), await make()]
/** Two paid big orders, that first which comes first. */
const twoCars = async (): Promise<string[]> => {
  const orders = await twoOf(async () => (await bigShopper(shop)).paidOrder())
  return orders.map(({ id }) => id).sort()
}

/** One kind of work. */
interface Kind {
  work: string
  /** The rows that change as the work is done, and their key. */
  table: string
  key?: string
  /** Has two fall due now, that first which comes first. */
  twoDue: () => Promise<readonly string[]>
  /** SQL, of such a row. */
  isDone: string
  /** Does all that is due, once more unless it is the worker's work of twice a second. */
  run?: () => Promise<unknown>
}

const KINDS: readonly Kind[] = [
  {
    work: 'expiry',
    table: 'orders',
    async twoDue() {
      const orders = await twoOf(async () => (await shop.shopper()).order())
      shop.server.clock.advance(PAY_WINDOW_MS)
      return orders.map(({ id }) => id).sort()
    },
    isDone: `status = ${OrderStatus.closed}`,
  },
  {
    work: 'lines',
    table: 'sale_line',
    key: 'market_post_id',
    async twoDue() {
      const { userId } = await shop.shopper()
      const ids = ['vela-7-small', 'vela-9-small']
      const sell = 'UPDATE allocation SET let_in_a_minute = 60, start_at = $2 WHERE market_post_id = ANY ($1)'
      await query(sell, ids, ago(DAY_MS))
      await query('INSERT INTO sale_line SELECT id, $2 FROM unnest($1::text[]) AS id', ids, ago(DAY_MS))
      for (const id of ids) await drawTicket(shop.server.database, id, userId, ago(0))
      return ids
    },
    isDone:
      'EXISTS (SELECT FROM line_ticket t WHERE t.market_post_id = sale_line.market_post_id AND let_in_at IS NOT NULL)',
  },
  {
    work: 'locks',
    table: 'orders',
    async twoDue() {
      const ids = await twoCars()
      shop.server.clock.advance(LOCK_WINDOW_MS)
      return ids
    },
    isDone: 'locked_at IS NOT NULL',
  },
  {
    work: 'deletions',
    table: 'account',
    async twoDue() {
      const [first, second] = await twoOf(async () => (await shop.shopper()).userId)
      await query('UPDATE account SET delete_at = $2 WHERE id = $1', first ?? '', ago(1))
      await query('UPDATE account SET delete_at = $2 WHERE id = $1', second ?? '', ago(0))
      return [first ?? '', second ?? '']
    },
    isDone: 'cancelled_at IS NOT NULL',
  },
  {
    work: 'draws',
    table: 'activity',
    async twoDue() {
      await query("UPDATE activity SET drawn_at = NULL WHERE id = 'wool-and-leather'")
      shop.server.clock.set(new Date(parseShanghai('2026-11-29 12:00:00')))
      return ['wool-and-leather', 'opening-chengdu']
    },
    isDone: 'drawn_at IS NOT NULL',
  },
  {
    work: 'forgotten',
    table: 'appointment',
    async twoDue() {
      const first = await bookedDrive(shop, { startTime: '2026-12-02 14:00:00' })
      const second = await bookedDrive(shop, { startTime: '2026-12-02 15:00:00' })
      shop.server.clock.set(new Date(parseShanghai('2026-12-03 15:00:01')))
      return [first.id, second.id]
    },
    isDone: 'ended_at IS NOT NULL',
  },
  {
    work: 'oldBuyers',
    table: 'orders',
    async twoDue() {
      const ids = await twoCars()
      const soldAll = 'UPDATE orders SET status = $2::smallint WHERE id = ANY ($1)'
      await query(soldAll, ids, String(OrderStatus.complete))
      await recordEvents(shop.server.database, ids, OrderEventKind.delivered, ago(TERM_MS))
      for (const { id } of await query('SELECT user_id AS id FROM orders WHERE id = ANY ($1)', ids))
        await anonymise(shop.server.database, id, ago(0))
      return ids
    },
    isDone: "purchase ->> 'subjectName' = ''",
    run: () => cleanUp(shop.context),
  },
]

it.each(KINDS)('of the $work one that fails holds up no other, and comes again', async (kind) => {
  const { work, table, key = 'id', twoDue, isDone, run = () => shop.pass(0) } = kind
  const { database, clock } = shop.server
  const logged = jest.spyOn(shop.context.logger, 'error')
  const failures = () => logged.mock.calls.filter(([said]) => (said as { work?: string }).work === work).length
  const [bad = '', good = ''] = await twoDue()
  const done = async () => {
    const rows = await query(`SELECT ${key} AS id FROM ${table} WHERE ${key} IN ($1, $2) AND ${isDone}`, bad, good)
    return rows.map(({ id }) => id)
  }
  const runAfter = async (ms: number): Promise<void> => {
    clock.advance(ms)
    await run()
  }

  const mend = await breakRow(database, { table, key, value: bad })
  await runAfter(0)
  expect(await done()).toEqual([good])
  await runAfter(retryPauseMs(1) - 1)
  expect(failures()).toBe(1)
  await runAfter(1)
  expect(failures()).toBe(2)
  await mend()
  await runAfter(retryPauseMs(2) - 1)
  expect(await done()).toEqual([good])
  await runAfter(1)
  expect(new Set(await done())).toEqual(new Set([bad, good]))
  expect(await query('SELECT item AS id FROM failed_work')).toEqual([])
  logged.mockRestore()
})
