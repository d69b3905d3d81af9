import { SandboxOutcome } from '@/wire/enums/payment'
import { MINUTE_MS } from '@/domain/time/duration'
import { createDatabase } from '../../../server/db/database'
import type { Database } from '../../../server/db/queryable'
import { DatabaseUnavailable } from '../../../server/db/unavailable'
import { runAllDueJobs } from '../../support/server/all-due-jobs'
import { openShop, type Shop } from '../money/shop'
import { openSilentProxy, type SilentProxy } from '../../support/database/silent-proxy'

/** Far longer than a busy machine takes to answer, for the tests tell the two apart by the clock. */
const ANSWER_MS = 1_000
/** Long enough for one answer that does not come, far too short for two. */
const SOON_MS = 2 * ANSWER_MS

describe('a connection to the database that falls silent', () => {
  let shop: Shop
  let proxy: SilentProxy
  let database: Database

  beforeAll(async () => {
    shop = await openShop()
    proxy = await openSilentProxy(shop.server.url)
  })
  beforeEach(() => {
    database = createDatabase(proxy.url, { maxConnections: 4, patience: { answerMs: ANSWER_MS } })
  })
  afterEach(() => database.close())
  afterAll(async () => {
    await proxy.close()
    await shop.close()
  })

  const openAll = () => Promise.all([1, 2, 3, 4].map(() => database.query('SELECT pg_sleep(0.05)')))

  it('is given up in time, and so is every other that has not answered since', async () => {
    await openAll()
    proxy.silence()
    await expect(database.query('SELECT 1')).rejects.toBeInstanceOf(DatabaseUnavailable)
    const startedMs = performance.now()
    expect(await Promise.all([1, 2, 3, 4].map(() => database.one('SELECT 1 AS alive')))).toEqual(
      Array.from({ length: 4 }, () => ({ alive: 1 })),
    )
    expect(performance.now() - startedMs).toBeLessThan(ANSWER_MS)
  })

  it('is given up in the middle of a transaction, without a second wait for its end', async () => {
    const startedMs = performance.now()
    const transaction = database.transaction(async (tx) => {
      await tx.query('SELECT 1')
      proxy.silence()
      await tx.query('SELECT 2')
    })
    await expect(transaction).rejects.toBeInstanceOf(DatabaseUnavailable)
    expect(performance.now() - startedMs).toBeLessThan(SOON_MS)
  })

  it('is given up where a refused transaction ends, too: the next caller is not given it', async () => {
    const refused = database.transaction(async (tx) => {
      await tx.query('SELECT 1')
      proxy.silence()
      throw new Error('refused')
    })
    await expect(refused).rejects.toBeInstanceOf(DatabaseUnavailable)
    const startedMs = performance.now()
    expect(await database.one('SELECT 1 AS alive')).toEqual({ alive: 1 })
    expect(performance.now() - startedMs).toBeLessThan(ANSWER_MS)
  })

  it('does not keep the worker from booking a payment', async () => {
    const context = { ...shop.context, database }
    const shopper = await shop.shopper()
    const { order, payNo } = await shopper.orderInPayment()
    await openAll()
    await runAllDueJobs(context)
    await shopper.decide(payNo, SandboxOutcome.success)
    shop.server.clock.advance(MINUTE_MS)
    proxy.silence()
    const complaints = [
      jest.spyOn(context.logger, 'error').mockReturnValue(),
      jest.spyOn(context.logger, 'warn').mockReturnValue(),
    ]
    const isPaid = async (): Promise<boolean> => (await shopper.payment(order.id)).data.paid
    for (let round = 0; round < 5 && !(await isPaid()); round += 1) {
      await runAllDueJobs(context)
      // What it had in hand when a connection was given up is anybody's again.
      shop.server.clock.advance(MINUTE_MS)
    }
    expect(await isPaid()).toBe(true)
    expect(complaints.some((complaint) => complaint.mock.calls.length > 0)).toBe(true)
  })
})
