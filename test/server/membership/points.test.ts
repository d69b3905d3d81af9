import { codeLogin, edit, sendSms } from '@/wire/endpoints/account'
import { checkIn, page, rule, state } from '@/wire/endpoints/points'
import { SmsType } from '@/wire/enums/platform'
import { EarningCause, EntryFilter, PointsCause, PointsUnit } from '@/wire/enums/points'
import type { PointsEntryQuery } from '@/wire/schemas/points'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/domain/time/duration'
import { parseShanghai } from '@/domain/time/shanghai-time'
import { checkIn as checkInFor } from '../../../server/modules/points/check-in'
import { listEntries } from '../../../server/modules/points/list-entries'
import { readPoints } from '../../../server/modules/points/read-points'
import { runAllDueJobs } from '../../support/server/all-due-jobs'
import { assertInvariants } from '../money/assert-invariants'
import { openShop, Shopper, type Shop } from '../money/shop'
import { smallThenBig } from '../orders/big-shopper'
import { deliveryShopper } from '../delivery/delivery-shopper'

let shop: Shop

beforeEach(async () => {
  shop = await openShop()
})
afterEach(async () => {
  await assertInvariants(shop.server.database)
  await shop.close()
})

const stateOf = async ({ token }: Pick<Shopper, 'token'>) => (await shop.server.call(state, {}, { token })).data
const entriesOf = async ({ token }: Pick<Shopper, 'token'>, query: Partial<PointsEntryQuery> = {}) =>
  (await shop.server.call(page, { current: 1, size: 50, ...query }, { token })).data
const titlesOf = async (shopper: Pick<Shopper, 'token'>) => (await entriesOf(shopper)).records.map(({ title }) => title)
const checkInAs = async ({ token }: Shopper) => (await shop.server.call(checkIn, {}, { token })).data

/** Sets the clock to an hour of Shanghai that is still to come. */
const setClock = (time: string): void =>
  shop.server.clock.advance(parseShanghai(time) - shop.server.clock.now().getTime())

describe('who registers and tells of themselves', () => {
  const enter = async (phoneNumber: string): Promise<string> => {
    await shop.server.call(sendSms, { phoneNumber, smsType: SmsType.login })
    const verificationCode = shop.server.sms.lastTo(phoneNumber)?.code ?? ''
    const body = { jsCode: '', phoneNumber, verificationCode, agreementsAgreed: true }
    return (await shop.server.call(codeLogin, body)).data.token
  }

  it('is rewarded once for either, and no longer asked for it', async () => {
    const token = await enter('13866660011')
    expect(await stateOf({ token })).toMatchObject({ balance: 100, debt: 0 })
    const isAsked = async () => (await stateOf({ token })).tasks.some(({ cause }) => cause === EarningCause.profile)
    await shop.server.call(edit, { birthday: '1991-04-17', explain: 'Mostly Shanghai.' }, { token })
    expect([(await stateOf({ token })).balance, await isAsked()]).toEqual([100, true])
    await shop.server.call(edit, { province: '310000', city: '310100' }, { token })
    await shop.server.call(edit, { explain: 'Sometimes the sea.' }, { token })
    expect([(await stateOf({ token })).balance, await isAsked()]).toEqual([150, false])
    shop.server.clock.advance(MINUTE_MS)
    const again = await enter('13866660011')
    expect(await titlesOf({ token: again })).toEqual(['Profile completed', 'Registered'])
  })
})

describe('checking in', () => {
  it('counts once a day of Shanghai, seven days in a row bring more, and a day left out begins anew', async () => {
    const shopper = await shop.shopper()
    setClock('2026-12-01 23:59:00')
    expect(await checkInAs(shopper)).toMatchObject({ balance: 10, checkIn: { isDone: true, dayOfSeven: 1 } })
    expect(await checkInAs(shopper)).toMatchObject({ balance: 10 })
    shop.server.clock.advance(MINUTE_MS)
    const next = (await stateOf(shopper)).checkIn
    expect(next).toMatchObject({ isDone: false, dayOfSeven: 2 })
    expect(next.days.map(({ isDone }) => isDone)).toEqual([true, false, false, false, false, false, false])
    expect(next.days.at(-1)).toEqual({ day: '2026-12-07', points: 50, isDone: false })
    for (let day = 2; day <= 7; day += 1) {
      await checkInAs(shopper)
      shop.server.clock.advance(DAY_MS)
    }
    expect(await stateOf(shopper)).toMatchObject({ balance: 110, checkIn: { isDone: false, dayOfSeven: 1 } })
    await checkInAs(shopper)
    shop.server.clock.advance(2 * DAY_MS)
    expect((await stateOf(shopper)).checkIn.dayOfSeven).toBe(1)
  })

  it('pays one of twenty calls at once', async () => {
    const shopper = await shop.shopper()
    await Promise.all(Array.from({ length: 20 }, () => checkInAs(shopper)))
    expect(await stateOf(shopper)).toMatchObject({ balance: 10 })
  })
})

describe('an order', () => {
  it('earns by its deposit, and loses that when the money has gone back', async () => {
    const shopper = await shop.shopper()
    const { order, payNo } = await shop.paidOrder(shopper)
    expect(await stateOf(shopper)).toMatchObject({ balance: 200, debt: 0 })
    expect((await entriesOf(shopper)).records).toMatchObject([
      { title: 'Small deposit for a Vela\u00a07', amount: 200, orderId: order.id, monthGained: 200, monthLost: 0 },
    ])
    await shopper.refund(order, payNo)
    expect(await stateOf(shopper)).toMatchObject({ balance: 200 })
    await shop.refundsArrive()
    expect(await stateOf(shopper)).toMatchObject({ balance: 0, debt: 0, ending: [] })
    expect((await entriesOf(shopper, { filter: EntryFilter.lost })).records).toMatchObject([
      { cause: PointsCause.takenBack, title: 'Order of a Vela\u00a07 refunded', amount: -200, orderId: order.id },
    ])
  })

  it('takes back what the small order earned that it took over', async () => {
    const { shopper, smallId } = await smallThenBig(shop)
    const big = await shopper.paidOrder({ linkSmallOrderId: smallId })
    expect(await stateOf(shopper)).toMatchObject({ balance: 1_200 })
    await shopper.refund(big.id, big.payNo ?? '')
    await shop.refundsArrive()
    expect(await stateOf(shopper)).toMatchObject({ balance: 0, debt: 0 })
  })

  it('earns by its delivery, and once by telling how it was', async () => {
    const shopper = await deliveryShopper(shop)
    await shopper.delivered()
    expect(await stateOf(shopper)).toMatchObject({ balance: 11_000 })
    await shopper.evaluate()
    await shopper.evaluate()
    expect(await titlesOf(shopper)).toEqual([
      'Delivery of a Vela\u00a07 reviewed',
      'Vela 7 delivered',
      'Big deposit for a Vela\u00a07',
    ])
  })
})

describe('points that end', () => {
  // A session does not live for years.
  const later = ({ userId }: Shopper) => readPoints(shop.server.database, userId, shop.server.clock.now())

  it('are told of before, and gone with the last second of their year', async () => {
    const shopper = await shop.shopper()
    const { userId } = shopper
    setClock('2026-12-30 12:00:00')
    await checkInFor(shop.server.database, userId, shop.server.clock.now())
    setClock('2027-01-02 12:00:00')
    await checkInFor(shop.server.database, userId, shop.server.clock.now())
    expect((await later(shopper)).ending).toEqual([
      { day: '2027-12-31', points: 10 },
      { day: '2028-12-31', points: 10 },
    ])
    setClock('2027-11-30 23:00:00')
    expect((await later(shopper)).isEndingSoon).toBe(false)
    shop.server.clock.advance(HOUR_MS)
    expect((await later(shopper)).isEndingSoon).toBe(true)
    setClock('2027-12-31 23:59:59')
    expect((await later(shopper)).balance).toBe(20)
    setClock('2028-01-01 00:00:00')
    expect(await later(shopper)).toMatchObject({ balance: 10, isEndingSoon: false })
    const { records } = await listEntries(shop.server.database, userId, PointsUnit.points, { current: 1, size: 1 })
    expect(records).toMatchObject([{ cause: PointsCause.ended, amount: -10, time: '2028-01-01 00:00:00' }])
  })

  it('end though nobody looks; what a refund takes of them later is a debt, which is paid by what is earned next', async () => {
    const shopper = await shop.shopper()
    const { order, payNo } = await shop.paidOrder(shopper)
    setClock('2029-03-01 12:00:00')
    await runAllDueJobs(shop.context)
    const { userId } = shopper
    const kept = 'SELECT points FROM points_account WHERE user_id = $1'
    expect(await shop.server.database.one(kept, [userId])).toEqual({ points: 0 })

    const row = await shop.server.database.one<{ phone: string }>('SELECT phone FROM account WHERE id = $1', [userId])
    const again = new Shopper(shop.server, userId, (await shop.server.login(row?.phone ?? '')).token)
    await again.refund(order, payNo)
    await shop.refundsArrive()
    expect(await stateOf(again)).toMatchObject({ balance: 0, debt: 200, ending: [] })
    expect(await checkInAs(again)).toMatchObject({ balance: 0, debt: 190, ending: [] })
  })
})

it('shows the table that pays, in either language', async () => {
  const { data } = await shop.server.call(rule, {})
  expect(data.earning.find(({ cause }) => cause === EarningCause.delivery)).toEqual({
    cause: EarningCause.delivery,
    title: 'Take delivery of your car',
    points: 10_000,
    growth: 1_000,
    times: 'order',
    perDay: null,
  })
  const chinese = await shop.server.call(rule, {}, { headers: { 'accept-language': 'zh-CN' } })
  expect(chinese.data.earning.map(({ title }) => title)).toContain('每日签到')
})

it('keeps one customer’s points from another', async () => {
  const [one, other] = [await shop.shopper(), await shop.shopper()]
  await checkInAs(one)
  expect((await stateOf(other)).balance).toBe(0)
  expect((await entriesOf(other)).total).toBe(0)
})
