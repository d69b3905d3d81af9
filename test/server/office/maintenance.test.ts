import { maintenance } from '@/wire/endpoints/common'
import { feed } from '@/wire/endpoints/content'
import { HomeTabKind } from '@/wire/enums/content'
import { OrderStatus } from '@/wire/enums/order'
import { ErrorCode } from '@/wire/errors'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@/domain/time/duration'
import { OfficePath } from '../../../server/modules/backoffice/office-paths'
import { LOCK_WINDOW_MS, PAY_WINDOW_MS } from '../../../server/modules/order-record/money/pay-window'
import { openShop, type Shop } from '../money/shop'
import { bigShopper } from '../orders/big-shopper'
import { callOffice } from './office'

const PLAN = { minutes: 90, reason: 'We are moving the shop.', zh: '我们正在迁移。' }
const FEED = { tab: HomeTabKind.recommended, size: 2 }

let shop: Shop

beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

/** Every process looks once a second. */
const aSecondLater = () => shop.server.clock.advance(SECOND_MS)
const close = (changes: object = {}) => callOffice(shop, OfficePath.closed, { ...PLAN, ...changes })
const readFeed = () => shop.server.call(feed, FEED)

it('a closed app refuses its endpoints, says why to who asks, and opens when it is told to', async () => {
  expect((await close()).status).toBe(200)
  aSecondLater()
  expect(await readFeed()).toMatchObject({ status: 503, code: ErrorCode.maintenance })
  const { data } = await shop.server.call(maintenance, {})
  expect(data.closure).toMatchObject({ reason: PLAN.reason })
  const headers = { 'accept-language': 'zh-CN' }
  expect((await shop.server.call(maintenance, {}, { headers })).data.closure).toMatchObject({ reason: PLAN.zh })

  // What was planned has passed, and nobody has said that it is over.
  shop.server.clock.advance(100 * MINUTE_MS)
  expect((await readFeed()).status).toBe(503)

  await callOffice(shop, OfficePath.reopened, {})
  aSecondLater()
  expect((await readFeed()).status).toBe(200)
  expect((await shop.server.call(maintenance, {})).data).toEqual({ closure: null })
})

it('what cannot look whether it is closed is open, and says so in its log once', async () => {
  const { app, database } = shop.server
  const logged = jest.spyOn(app.log, 'error')
  const told = () => logged.mock.calls.filter(([, text]) => text?.includes('taken for open')).length
  for (const before of [0, 1]) {
    await database.query('ALTER TABLE closure RENAME TO closure_away')
    for (let seconds = 0; seconds < 3; seconds += 1) {
      aSecondLater()
      expect((await readFeed()).status).toBe(200)
    }
    expect(told()).toBe(before + 1)
    await database.query('ALTER TABLE closure_away RENAME TO closure')
    aSecondLater()
    expect((await readFeed()).status).toBe(200)
  }
})

it('health and notices of payments answer all the while', async () => {
  await close()
  aSecondLater()
  expect((await shop.server.app.inject('/readyz')).statusCode).toBe(200)
  const notice = await shop.server.app.inject({ method: 'POST', url: '/api/system/pay/notice/wechat', payload: {} })
  expect(notice.statusCode).not.toBe(503)
})

it('a second call moves the end and leaves the beginning', async () => {
  await close()
  const { data: first } = await shop.server.call(maintenance, {})
  shop.server.clock.advance(10 * MINUTE_MS)
  await close({ minutes: 30 })
  const { data: second } = await shop.server.call(maintenance, {})
  expect(second.closure?.beginTime).toBe(first.closure?.beginTime)
  expect(second.closure?.endTime).not.toBe(first.closure?.endTime)
})

it('an unpaid order has an hour after the planned end', async () => {
  const shopper = await shop.shopper()
  const order = await shopper.order()
  const expiry = async () =>
    shop.server.database.one<{ at: Date }>('SELECT expires_at AS at FROM orders WHERE id = $1', [order.id])
  const wanted = shop.server.clock.now().getTime() + 150 * MINUTE_MS
  await close()
  expect((await expiry())?.at.getTime()).toBe(wanted)
  await close({ minutes: 1 })
  expect((await expiry())?.at.getTime()).toBe(wanted)
})

it('no order ends unpaid while the app is closed: it has an hour from the opening on, however long that took', async () => {
  const shopper = await shop.shopper()
  const { id } = await shopper.order()
  const statusOf = async () => (await shopper.detail(id)).data.orderStatus
  await close()
  await shop.pass(PLAN.minutes * MINUTE_MS + 2 * HOUR_MS)
  await callOffice(shop, OfficePath.reopened, {})
  await shop.pass(HOUR_MS - SECOND_MS)
  expect(await statusOf()).toBe(OrderStatus.pendingPayment)
  await shop.pass(SECOND_MS)
  expect(await statusOf()).toBe(OrderStatus.closed)
})

it('an order that ran out before the app was closed is given no hour', async () => {
  const shopper = await shop.shopper()
  const { id } = await shopper.order()
  shop.server.clock.advance(PAY_WINDOW_MS)
  await close()
  await shop.pass(MINUTE_MS)
  await callOffice(shop, OfficePath.reopened, {})
  await shop.pass(SECOND_MS)
  expect((await shopper.detail(id)).data.orderStatus).toBe(OrderStatus.closed)
})

it('a paid order locks an hour after the opening at the earliest, however long the app was closed', async () => {
  const shopper = await bigShopper(shop)
  const { id } = await shopper.paidOrder()
  shop.server.clock.advance(LOCK_WINDOW_MS - HOUR_MS)
  await close()
  // It takes longer than planned, by more than the hour that was given.
  await shop.pass(PLAN.minutes * MINUTE_MS + 2 * HOUR_MS)
  await callOffice(shop, OfficePath.reopened, {})
  await shop.pass(HOUR_MS - SECOND_MS)
  expect((await shopper.detail(id)).statusCode).toBe(OrderStatus.paid)
  await shop.pass(SECOND_MS)
  expect((await shopper.detail(id)).lockOrder).toBe(true)
})

it('the sale of a deposit ends when it was announced to, also while the app is closed', async () => {
  const ends = () => shop.server.database.query('SELECT market_post_id, end_at FROM allocation ORDER BY 1')
  const { database, clock } = shop.server
  const soon = new Date(clock.now().getTime() + HOUR_MS)
  await database.query('UPDATE allocation SET start_at = least(start_at, $1), end_at = $2', [clock.now(), soon])
  const before = await ends()
  await close()
  await shop.pass(PLAN.minutes * MINUTE_MS)
  await callOffice(shop, OfficePath.reopened, {})
  expect(await ends()).toEqual(before)
})

it.each([
  ['no minutes', { minutes: 0 }],
  ['more than a day', { minutes: 1_441 }],
  ['no Chinese', { zh: '' }],
])('a plan with %s is refused', async (_fault, changes) => {
  expect((await close(changes)).status).toBe(422)
  expect((await readFeed()).status).toBe(200)
})
