import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/domain/time/duration'
import { OfficePath } from '../../../server/modules/backoffice/office-paths'
import { failedJobs } from '../../../server/system/failed-jobs'
import { STATE_GAUGES } from '../../../server/telemetry/state-gauges'
import { findWholeReads } from '../../support/database/query-plan'
import { startTestServer } from '../../support/server/server'
import { openShop } from '../money/shop'
import { callOffice } from '../office/office'

const TOKEN = 'a token of thirty-two characters or more'

const read = (app: Awaited<ReturnType<typeof startTestServer>>['app'], token = TOKEN) =>
  app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })

/** In this process, whatever ran in it before. */
const failuresOf = (job: string): number => failedJobs().get(job) ?? 0

describe('the figures for Prometheus', () => {
  it('tell requests by route, pools, what is due and payments by state, and name nobody', async () => {
    const shop = await openShop({ variables: { METRICS_TOKEN: TOKEN } })
    const shopper = await shop.shopper()
    const { order } = await shop.paidOrder(shopper)
    await shopper.detail(order.id)
    await shop.server.app.inject('/13900000001')
    await shop.server.database.query(
      `INSERT INTO file_removal (path, due_at) VALUES ('public/late.png', $1::timestamptz - interval '90 seconds')`,
      [shop.server.clock.now()],
    )
    await shop.server.database.query(
      `INSERT INTO incident (kind, subject, reference, details, opened_at) VALUES ('wrong-amount', 'P1', 'N1', '{}', $1)`,
      [shop.server.clock.now()],
    )
    const { statusCode, headers, body } = await read(shop.server.app)
    expect({ statusCode, type: headers['content-type'] }).toEqual({
      statusCode: 200,
      type: expect.stringContaining('text/plain; version=0.0.4') as string,
    })
    const request = 'vela_http_request_seconds_count{method="GET",route="/api/system/app/order/detail",status="200"} 1'
    for (const line of [
      request,
      'vela_http_request_seconds_count{method="GET",route="none",status="404"} 1',
      'vela_payments{state="paid"} 1',
      'vela_due_lag_seconds{job="file_removal"} 90',
      'vela_due_jobs{job="file_removal"} 1',
      'vela_incidents{kind="wrong-amount"} 1',
    ]) {
      expect(body).toContain(line)
    }
    expect(body).toMatch(/vela_database_connections\{pool="ordinary",state="idle"\} \d/)
    expect(body).toContain('process_resident_memory_bytes')
    for (const personal of [order.id, order.userMobile, shopper.userId, '13900000001'])
      expect(body).not.toContain(personal)
    await shop.close()
  })

  it('tell how old a refund is that fails again and again, which is due for a moment only', async () => {
    const shop = await openShop({ variables: { METRICS_TOKEN: TOKEN } })
    const shopper = await shop.shopper()
    const { order, payNo } = await shop.paidOrder(shopper)
    await shopper.refund(order, payNo)
    jest.spyOn(shop.context.payments.wechat, 'refund').mockRejectedValue(new Error('unreachable'))
    const before = failuresOf('refunds')
    await shop.pass(0)
    await shop.pass(2 * HOUR_MS)
    const told = (await read(shop.server.app)).body.split('\n')
    const expected = [
      'vela_waiting_seconds{job="refund"} 7200',
      `vela_failed_jobs_total{job="refunds"} ${before + 2}`,
      'vela_due_lag_seconds{job="refund"} 0',
      'vela_due_lag_seconds{job="order_lock"} 0',
    ]
    expect(told).toEqual(expect.arrayContaining(expected))
    await shop.close()
  })

  it('count a provider that cannot be asked about a payment, and tell since when', async () => {
    const shop = await openShop({ variables: { METRICS_TOKEN: TOKEN } })
    await (await shop.shopper()).orderInPayment()
    jest.spyOn(shop.context.payments.wechat, 'query').mockRejectedValue(new Error('unreachable'))
    const before = failuresOf('attempts')
    await shop.pass(10 * MINUTE_MS)
    const { body } = await read(shop.server.app)
    expect(body).toContain('vela_waiting_seconds{job="payment_attempt"} 600')
    expect(body).toContain(`vela_failed_jobs_total{job="attempts"} ${before + 1}`)
    await shop.close()
  })

  it('still tell pools, requests and failures while the database is away, and that it is', async () => {
    const shop = await openShop({ variables: { METRICS_TOKEN: TOKEN } })
    const { app, database, clock } = shop.server
    expect((await read(app)).body).toContain('vela_database_up 1')
    const away = jest.spyOn(database, 'query').mockRejectedValue(new Error('connect ECONNREFUSED'))
    clock.advance(MINUTE_MS)
    const { statusCode, body } = await read(app)
    expect(statusCode).toBe(200)
    expect(body).toContain('vela_database_up 0')
    expect(body).toMatch(/vela_database_connections\{pool="ordinary",state="waiting"\} \d/)
    expect(body).toContain('vela_http_request_seconds_count{')
    expect(body).not.toMatch(/^vela_(?:due_jobs|payments)\{/m)
    away.mockRestore()
    clock.advance(MINUTE_MS)
    const told = (await read(app)).body
    expect(told).toContain('vela_database_up 1')
    expect(told).toMatch(/^vela_due_jobs\{/m)
    await shop.close()
  })

  it('are counted again once the clock was set back', async () => {
    const shop = await openShop({ variables: { METRICS_TOKEN: TOKEN } })
    const dueRemovals = async () =>
      /vela_due_jobs\{job="file_removal"\} (\d)/.exec((await read(shop.server.app)).body)?.[1]
    expect(await dueRemovals()).toBe('0')
    shop.server.clock.advance(-DAY_MS)
    await shop.server.database.query("INSERT INTO file_removal (path, due_at) VALUES ('public/late.png', $1)", [
      shop.server.clock.now(),
    ])
    expect(await dueRemovals()).toBe('1')
    await shop.close()
  })

  it('count no order as due while the app is closed: what waits for the opening is no lag', async () => {
    const shop = await openShop({ variables: { METRICS_TOKEN: TOKEN } })
    const { order } = await shop.paidOrder(await shop.shopper())
    await (await shop.shopper()).order()
    await shop.server.database.query('UPDATE orders SET lock_expires_at = expires_at WHERE id = $1', [order.id])
    const lags = async () =>
      (await read(shop.server.app)).body
        .split('\n')
        .filter((line) => /^vela_due_lag_seconds.*order_/.test(line))
        .sort()
    await callOffice(shop, OfficePath.closed, { minutes: 30, reason: 'We move.', zh: '我们正在迁移。' })
    await shop.pass(4 * HOUR_MS)
    expect(await lags()).toEqual([
      'vela_due_lag_seconds{job="order_expiry"} 0',
      'vela_due_lag_seconds{job="order_lock"} 0',
    ])
    await shop.close()
  })

  it('find what is due and in hand by an index, however many rows there are', async () => {
    const server = await startTestServer()
    const gauges = STATE_GAUGES.filter(({ label }) => label === 'job')
    expect(gauges.length).toBeGreaterThan(2)
    const statements = gauges.map(({ sql }) => ({ text: sql, values: [server.clock.now()] }))
    expect(await findWholeReads(server.database, new Set(['closure']), statements)).toEqual([])
    await server.close()
  })

  it('are closed to whoever has no token, and everywhere until one is set', async () => {
    const open = await startTestServer({ variables: { METRICS_TOKEN: TOKEN } })
    expect((await read(open.app, 'another token of thirty-two characters')).statusCode).toBe(404)
    expect((await open.app.inject('/metrics')).statusCode).toBe(404)
    await open.close()
    const closed = await startTestServer()
    expect((await read(closed.app)).statusCode).toBe(404)
    await closed.close()
  })
})
