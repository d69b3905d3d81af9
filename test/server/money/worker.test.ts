import { randomUUID } from 'node:crypto'
import { readdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { SandboxOutcome } from '@/wire/enums/payment'
import { DAY_MS, HOUR_MS } from '@/domain/time/duration'
import { failedJobs } from '../../../server/system/failed-jobs'
import { cleanUp } from '../../../server/worker/clean-up'
import { deliverOutbox } from '../../../server/worker/outbox'
import { startWorker } from '../../../server/worker/worker'
import { findWholeReads } from '../../support/database/query-plan'
import { sentDuring } from '../../support/database/sent-statements'
import { assertInvariants } from './assert-invariants'
import { openShop, type Shop } from './shop'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS

const UNTOLD = 'SELECT FROM outbox WHERE delivered_at IS NULL'

describe('the worker', () => {
  let shop: Shop

  beforeEach(async () => {
    shop = await openShop()
  })
  afterEach(async () => {
    await assertInvariants(shop.server.database)
    await shop.close()
  })

  const waitFor = async (isTrue: () => Promise<boolean>): Promise<void> => {
    for (let tries = 0; tries < 200; tries += 1) {
      if (await isTrue()) return
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    throw new Error('it never came true')
  }

  it('delivers notices by itself until it is stopped, two of them side by side', async () => {
    const shopper = await shop.shopper()
    const { order, payNo } = await shopper.orderInPayment()
    await shopper.decide(payNo, SandboxOutcome.success)
    const workers = [1, 2].map(() => startWorker({ context: shop.context, intervalMs: 5 }))
    shop.server.clock.advance(SECOND_MS)
    await waitFor(async () => (await shopper.payment(order.id)).data.paid)
    await Promise.all(workers.map((worker) => worker.stop()))

    const next = await shopper.orderInPayment()
    await shopper.decide(next.payNo, SandboxOutcome.success)
    shop.server.clock.advance(SECOND_MS)
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect((await shopper.payment(next.order.id)).data.paid).toBe(false)
  })

  it('cleans up again once the clock was set back', async () => {
    const sweep = jest.spyOn(shop.context.storage, 'sweepDrafts')
    const worker = startWorker({ context: shop.context, intervalMs: 5 })
    await waitFor(() => Promise.resolve(sweep.mock.calls.length === 1))
    shop.server.clock.advance(-DAY_MS)
    await waitFor(() => Promise.resolve(sweep.mock.calls.length === 2))
    await worker.stop()
  })

  it('counts what fails of the work that it does now and then', async () => {
    const { payments, storage } = shop.context
    const failures = () => ['cleanUp', 'bills'].map((job) => failedJobs().get(job) ?? 0)
    const before = failures()
    jest.spyOn(storage, 'sweepDrafts').mockRejectedValue(new Error('unreachable'))
    jest.spyOn(payments.wechat, 'bill').mockRejectedValue(new Error('unreachable'))
    const worker = startWorker({ context: shop.context, intervalMs: 5 })
    await waitFor(() => Promise.resolve(failures().every((count, index) => count > (before[index] ?? 0))))
    await worker.stop()
  })

  it('finishes the work in hand before it says that it has stopped', async () => {
    const shopper = await shop.shopper()
    const { order, payNo } = await shop.paidOrder(shopper)
    await shopper.refund(order, payNo)
    const { refund } = shop.context.payments.wechat
    let isSent = false
    let goOn = (): void => undefined
    const isAskedToStop = new Promise<void>((resolve) => {
      goOn = resolve
    })
    jest.spyOn(shop.context.payments.wechat, 'refund').mockImplementation(async (asked) => {
      await isAskedToStop
      const told = await refund(asked)
      isSent = true
      return told
    })
    const worker = startWorker({ context: shop.context, intervalMs: 5 })
    await waitFor(async () => (await shop.server.database.query('SELECT FROM refund WHERE tries = 1')).length === 1)
    const stopped = worker.stop()
    goOn()
    await stopped
    expect(isSent).toBe(true)
    expect(await shop.server.database.query("SELECT FROM refund WHERE status = 'accepted'")).toHaveLength(1)
  })

  it('tells of orders while the payment provider does not answer', async () => {
    await (await shop.shopper()).orderInPayment()
    let answer: (payment: { state: 'pending' }) => void = () => undefined
    const asked = jest
      .spyOn(shop.context.payments.wechat, 'query')
      .mockImplementation(() => new Promise((resolve) => (answer = resolve)))
    shop.server.clock.advance(MINUTE_MS)
    const worker = startWorker({ context: shop.context, intervalMs: 5 })
    await waitFor(async () => asked.mock.calls.length > 0)
    await (await shop.shopper()).order()
    await waitFor(async () => (await shop.server.database.query(UNTOLD)).length === 0)
    answer({ state: 'pending' })
    await worker.stop()
  })

  it('goes on with the other jobs when one fails', async () => {
    const shopper = await shop.shopper()
    const { order, payNo } = await shopper.orderInPayment()
    await shopper.decide(payNo, SandboxOutcome.success)
    await shop.server.database.query('ALTER TABLE outbox RENAME TO outbox_away')
    const logged = jest.spyOn(shop.context.logger, 'error')
    await shop.pass(0)
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ job: 'outbox' }), 'a worker job failed')
    await shop.server.database.query('ALTER TABLE outbox_away RENAME TO outbox')
    await shop.pass(SECOND_MS)
    expect((await shopper.payment(order.id)).data.paid).toBe(true)
  })

  it('delivers an event again until it was taken, and then never again', async () => {
    const shopper = await shop.shopper()
    const order = await shopper.order()
    const seen: unknown[] = []
    const deliver = async (event: unknown): Promise<void> => {
      seen.push(event)
      if (seen.length === 1) throw new Error('nobody listens')
    }
    await deliverOutbox(shop.context, deliver)
    await deliverOutbox(shop.context, deliver)
    expect(seen).toHaveLength(1)
    shop.server.clock.advance(MINUTE_MS)
    await deliverOutbox(shop.context, deliver)
    shop.server.clock.advance(MINUTE_MS)
    await deliverOutbox(shop.context, deliver)
    expect(seen).toHaveLength(2)
    expect(seen[1]).toEqual(seen[0])
    expect(seen[0]).toMatchObject({ kind: 'order.placed', payload: { orderId: order.id } })
  })

  it('waits longer for an event each time that it was not taken, up to an hour', async () => {
    await (await shop.shopper()).order()
    const deliver = jest.fn().mockRejectedValue(new Error('nobody listens'))
    const triesAfter = async (ms: number): Promise<number> => {
      shop.server.clock.advance(ms)
      await deliverOutbox(shop.context, deliver)
      return deliver.mock.calls.length
    }
    expect(await triesAfter(0)).toBe(1)
    expect(await triesAfter(30 * SECOND_MS)).toBe(2)
    expect(await triesAfter(MINUTE_MS - 1)).toBe(2)
    expect(await triesAfter(1)).toBe(3)
    for (let tries = 4; tries <= 12; tries += 1) expect(await triesAfter(HOUR_MS)).toBe(tries)
  })

  it('removes what it can while one file cannot be removed, and tries that again an hour later', async () => {
    const { database, clock } = shop.server
    const due = 'INSERT INTO file_removal (path, due_at) VALUES ($1, $2)'
    const left = () => database.query<{ path: string }>('SELECT path FROM file_removal')
    await database.query(due, ['public/held.png', clock.now()])
    await database.query(due, ['public/free.png', new Date(clock.now().getTime() + 1)])
    const remove = jest.spyOn(shop.context.storage, 'remove').mockImplementation(async (file) => {
      if (file === 'public/held.png') throw new Error('not permitted')
    })
    await shop.pass(1)
    expect(await left()).toEqual([{ path: 'public/held.png' }])
    remove.mockRestore()
    await shop.pass(HOUR_MS - 1)
    expect(await left()).toHaveLength(1)
    await shop.pass(1)
    expect(await left()).toEqual([])
  })

  it('cleans up the rest when one step fails', async () => {
    const { database, clock } = shop.server
    await database.query(
      `INSERT INTO sms_code (id, phone, sms_type, code_hash, ip, sent_at, expires_at)
      VALUES ('old', '1', 1, '', '', $1, $1)`,
      [new Date(clock.now().getTime() - 3 * DAY_MS)],
    )
    await database.query('ALTER TABLE idempotency RENAME TO idempotency_away')
    await cleanUp(shop.context)
    await database.query('ALTER TABLE idempotency_away RENAME TO idempotency')
    expect(await database.query('SELECT FROM sms_code')).toEqual([])
  })

  it('keeps replies under their keys for seven days', async () => {
    const shopper = await shop.shopper()
    const key = randomUUID()
    await shopper.place({}, key)
    shop.server.clock.advance(7 * DAY_MS)
    await cleanUp(shop.context)
    const sql = 'SELECT reply FROM idempotency WHERE key = $1'
    expect(await shop.server.database.query(sql, [key])).toHaveLength(1)
    shop.server.clock.advance(1)
    await cleanUp(shop.context)
    expect(await shop.server.database.query(sql, [key])).toEqual([])
  })

  it('keeps events for thirty days after they were delivered, and those that were not', async () => {
    const { database, clock } = shop.server
    const now = clock.now().getTime()
    const event = `INSERT INTO outbox (kind, reference, payload, created_at, delivered_at) VALUES ('test', $1, '{}', $2, $3)`
    const old = new Date(now - 30 * DAY_MS - 1)
    await database.query(event, ['delivered long ago', old, old])
    await database.query(event, ['delivered since', old, new Date(now - 30 * DAY_MS)])
    await database.query(event, ['never delivered', old, null])
    const sent = await sentDuring(() => cleanUp(shop.context))
    const sql = "SELECT reference FROM outbox WHERE kind = 'test' ORDER BY id"
    expect(await database.query(sql)).toEqual([{ reference: 'delivered since' }, { reference: 'never delivered' }])
    const ofOutbox = sent.filter(({ text }) => text.includes('outbox'))
    expect(ofOutbox).toHaveLength(1)
    expect(await findWholeReads(database, new Set(), ofOutbox)).toEqual([])
  })

  it('deletes however many events of long ago there are, some thousand at a time, for a statement may take ten seconds', async () => {
    const { database, clock } = shop.server
    const old = new Date(clock.now().getTime() - 31 * DAY_MS)
    await database.query(
      `INSERT INTO outbox (kind, reference, payload, created_at, delivered_at)
       SELECT 'test', n, '{}', $1, $1 FROM generate_series(1, 12000) n`,
      [old],
    )
    const sent = await sentDuring(() => cleanUp(shop.context))
    expect(await database.query("SELECT FROM outbox WHERE kind = 'test'")).toEqual([])
    expect(sent.filter(({ text }) => text.includes('outbox'))).toHaveLength(3)
  })

  it('removes spent codes and ended sessions, and keeps those that still count', async () => {
    const now = shop.server.clock.now()
    const before = (ms: number): Date => new Date(now.getTime() - ms)
    const { database } = shop.server
    const code = `INSERT INTO sms_code (id, phone, sms_type, code_hash, ip, sent_at, expires_at)
      VALUES ($1, '1', 1, '', '', $2, $2)`
    await database.query(code, ['old', before(2 * DAY_MS + 1)])
    await database.query(code, ['young', before(DAY_MS)])
    await cleanUp(shop.context)
    expect(await database.query('SELECT id FROM sms_code')).toEqual([{ id: 'young' }])
  })

  it('clears the drafts of uploads that a killed process left', async () => {
    const { storage, clock } = shop.context
    const seconds = (agoMs: number): number => (clock.now().getTime() - agoMs) / SECOND_MS
    const folder = path.join(shop.server.dataDir, 'files/drafts')
    await storage.withDraft(async (draft) => {
      const forsaken = path.join(folder, 'forsaken')
      await Promise.all([draft, forsaken].map((file) => writeFile(file, 'half a picture')))
      await utimes(draft, seconds(HOUR_MS), seconds(HOUR_MS))
      await utimes(forsaken, seconds(HOUR_MS + SECOND_MS), seconds(HOUR_MS + SECOND_MS))
      await cleanUp(shop.context)
      expect(await readdir(folder)).toEqual([path.basename(draft)])
    })
    expect(await readdir(folder)).toEqual([])
  })
})
