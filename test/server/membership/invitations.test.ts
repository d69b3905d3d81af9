import { cancel } from '@/wire/endpoints/appointment'
import { claim, open, state } from '@/wire/endpoints/invitation'
import { list } from '@/wire/endpoints/coupon'
import { state as pointsState } from '@/wire/endpoints/points'
import { EarningCause } from '@/wire/enums/points'
import { ChangeReason } from '@/wire/enums/appointment'
import { ConsultationType } from '@/wire/enums/vehicle'
import { API_PREFIX } from '@/wire/envelope'
import { ErrorCode } from '@/wire/errors'
import { Header } from '@/wire/headers'
import { DAY_MS } from '@/domain/time/duration'
import { forgetPerson } from '../../../server/modules/account/forget-person'
import { rememberDevice } from '../../../server/modules/session/known-device-statements'
import { callerOf } from '../../../server/http/caller'
import { cleanUp } from '../../../server/worker/clean-up'
import { assertInvariants } from '../money/assert-invariants'
import { openShop, type Shop, type Shopper } from '../money/shop'
import { BigShopper, openBigSale } from '../orders/big-shopper'
import { bookAs } from '../appointments/drives'
import { deliveryShopper } from '../delivery/delivery-shopper'

let shop: Shop
let phones = 0

beforeEach(async () => {
  shop = await openShop()
})
afterEach(async () => {
  await assertInvariants(shop.server.database)
  await shop.close()
})

const newPhone = (): string => {
  phones += 1
  return `phone-of-test-${phones}`
}

const stateOf = async ({ token }: Shopper) => (await shop.server.call(state, {}, { token })).data
const pointsOf = async ({ token }: Shopper) => (await shop.server.call(pointsState, {}, { token })).data.balance
const claimAs = ({ token }: Shopper, code: string, phone = newPhone()) =>
  shop.server.call(claim, { code }, { token, headers: { [Header.deviceId]: phone } })

/** A customer with a code, and a new one who came by it. */
const friends = async () => {
  const [inviter, friend] = [await shop.shopper(), await shop.shopper()]
  const { code } = await stateOf(inviter)
  expect(await claimAs(friend, code)).toMatchObject({ code: 200, data: { couponNames: ['Friend invitation'] } })
  return { inviter, friend, code }
}

it('tells what a link offers and who invites, masked, and counts each phone that opens it once', async () => {
  const inviter = await shop.shopper()
  await shop.server.database.query("UPDATE account SET nick_name = 'Zhou Yining' WHERE id = $1", [inviter.userId])
  const { code } = await stateOf(inviter)
  const openOn = (phone: string) => shop.server.call(open, { code }, { headers: { [Header.deviceId]: phone } })
  const [one, other] = [newPhone(), newPhone()]
  expect((await openOn(one)).data).toEqual({ inviter: 'Z**', couponNames: ['Friend invitation'], points: 100 })
  await openOn(one)
  await openOn(other)
  expect(await stateOf(inviter)).toMatchObject({ code, seen: 2, registered: 0 })
})

it('counts a thousand phones of a link within a day, however many are made up, and forgets a phone after a year', async () => {
  const { server, context } = shop
  const inviter = await shop.shopper()
  const { code } = await stateOf(inviter)
  const openOnNew = () => shop.server.call(open, { code }, { headers: { [Header.deviceId]: newPhone() } })
  const madeUp = `INSERT INTO invitation_visit (inviter_id, device, at)
    SELECT $1, decode(md5(n::text), 'hex'), $2 FROM generate_series(1, 998) n`
  await server.database.query(madeUp, [inviter.userId, server.clock.now()])
  for (let opened = 0; opened < 4; opened += 1) expect((await openOnNew()).status).toBe(200)
  expect(await stateOf(inviter)).toMatchObject({ seen: 1_000 })
  server.clock.advance(DAY_MS)
  await openOnNew()
  await cleanUp(context)
  expect(await stateOf(inviter)).toMatchObject({ seen: 1_001 })
  server.clock.advance(365 * DAY_MS)
  await cleanUp(context)
  expect(await server.database.query('SELECT FROM invitation_visit')).toHaveLength(1)
})

it('is opened by one address at the pace of people, whatever codes it tries', async () => {
  const { code } = await stateOf(await shop.shopper())
  const openFrom = (remoteAddress: string) =>
    shop.server.app.inject({
      method: open.method,
      url: API_PREFIX + open.path,
      payload: { code },
      headers: { [Header.deviceId]: newPhone() },
      remoteAddress,
    })
  const statuses: number[] = []
  for (let opened = 0; opened <= 60; opened += 1) statuses.push((await openFrom('203.0.113.9')).statusCode)
  expect(statuses).toEqual([...Array<number>(60).fill(200), 429])
  expect((await openFrom('203.0.113.10')).statusCode).toBe(200)
})

it('gives a new friend the coupon and who invited the points, once', async () => {
  const { inviter, friend } = await friends()
  expect(await pointsOf(inviter)).toBe(100)
  const { data } = await shop.server.call(list, {}, { token: friend.token })
  expect(data.map(({ couponName }) => couponName)).toEqual(['Friend invitation'])
  const another = await shop.shopper()
  const { code: other } = await stateOf(another)
  expect(await claimAs(friend, other)).toMatchObject({ status: 409, code: ErrorCode.invitationTaken })
  expect(await stateOf(another)).toMatchObject({ registered: 0, notCounted: 1, paid: 0 })
  expect(await stateOf(inviter)).toMatchObject({ registered: 1, notCounted: 0, paid: 100 })
})

it('answers a claim that comes again, because its answer got lost, as the first, and counts it once', async () => {
  const { inviter, friend, code } = await friends()
  expect(await claimAs(friend, code)).toMatchObject({ status: 200, data: { couponNames: ['Friend invitation'] } })
  expect(await stateOf(inviter)).toMatchObject({ registered: 1, notCounted: 0, paid: 100 })
  expect((await shop.server.call(list, {}, { token: friend.token })).data).toHaveLength(1)
})

it('books nothing for who invited once their account has ended, whose deletion was seen too late', async () => {
  const { inviter, friend } = await friends()
  await openBigSale(shop)
  const big = new BigShopper(shop, friend)
  const { id } = await big.paidOrder()
  const { database, clock } = shop.server
  await database.query('UPDATE account SET cancelled_at = $2, phone = NULL WHERE id = $1', [
    inviter.userId,
    clock.now(),
  ])
  await big.lock(id)
  const entries = 'SELECT cause FROM points_entry WHERE user_id = $1 AND cause = $2'
  expect(await database.query(entries, [inviter.userId, EarningCause.friendLocked])).toEqual([])
})

it('pays one of twenty claims at once, and turns none of them down', async () => {
  const [inviter, friend] = [await shop.shopper(), await shop.shopper()]
  const { code } = await stateOf(inviter)
  const phone = newPhone()
  const answers = await Promise.all(Array.from({ length: 20 }, () => claimAs(friend, code, phone)))
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  expect(await stateOf(inviter)).toMatchObject({ registered: 1, paid: 100, notCounted: 0 })
})

it('holds what an order earns until it is locked, and pays it then', async () => {
  const { inviter, friend } = await friends()
  await openBigSale(shop)
  const big = new BigShopper(shop, friend)
  const { id } = await big.paidOrder()
  expect(await stateOf(inviter)).toMatchObject({ ordered: 1, onHold: 1, held: 5_000, paid: 100 })
  await big.lock(id)
  expect(await stateOf(inviter)).toMatchObject({ ordered: 1, onHold: 0, held: 0, paid: 5_100 })
  expect((await stateOf(inviter)).rewards.map(({ cause, paid }) => [cause, paid])).toEqual([
    [EarningCause.friendRegistered, 100],
    [EarningCause.friendLocked, 5_000],
    [EarningCause.friendDelivered, 0],
  ])
})

it('counts a friend who books drives once, and no longer once they are cancelled', async () => {
  const { inviter, friend } = await friends()
  const one = await bookAs(shop, friend.token)
  const other = await bookAs(shop, friend.token, { startTime: '2026-11-22 16:00:00' })
  expect(await stateOf(inviter)).toMatchObject({ registered: 1, booked: 1, ordered: 0, paid: 100 })
  for (const { data } of [one, other])
    await shop.server.call(cancel, { id: data.id, reason: ChangeReason.plans }, { token: friend.token })
  expect(await stateOf(inviter)).toMatchObject({ booked: 0 })
})

it('counts a talk as no drive, and a small deposit as no order', async () => {
  const { inviter, friend } = await friends()
  expect(await bookAs(shop, friend.token, { consultationType: ConsultationType.order })).toMatchObject({ status: 200 })
  await shop.paidOrder(friend)
  expect(await stateOf(inviter)).toMatchObject({ registered: 1, booked: 0, ordered: 0, paid: 100 })
})

it('pays for the car of a friend once it is handed over', async () => {
  const owner = await deliveryShopper(shop)
  const inviter = await shop.shopper()
  expect(await claimAs(owner.big.small, (await stateOf(inviter)).code)).toMatchObject({ code: 200 })
  const paidFor = async () =>
    (await stateOf(inviter)).rewards.find(({ cause }) => cause === EarningCause.friendDelivered)?.paid
  expect([(await stateOf(inviter)).delivered, await paidFor()]).toEqual([0, 0])
  await owner.delivered()
  expect([(await stateOf(inviter)).delivered, await paidFor()]).toEqual([1, 3_000])
})

it('pays nothing for an order whose money went back', async () => {
  const { inviter, friend } = await friends()
  await openBigSale(shop)
  const big = new BigShopper(shop, friend)
  const { id, payNo } = await big.paidOrder()
  await big.refund(id, payNo ?? '')
  await shop.refundsArrive()
  expect(await stateOf(inviter)).toMatchObject({ ordered: 0, onHold: 0, paid: 100 })
})

describe('what does not count, and is kept', () => {
  it.each([
    ['one’s own invitation', ErrorCode.invitationOwn, async (inviter: Shopper) => [inviter, newPhone()] as const],
    [
      'an account that is not new',
      ErrorCode.invitationNotNew,
      async () => {
        const friend = await shop.shopper()
        await shop.server.database.query('UPDATE account SET created_at = $2 WHERE id = $1', [
          friend.userId,
          new Date(shop.server.clock.now().getTime() - 7 * DAY_MS),
        ])
        return [friend, newPhone()] as const
      },
    ],
    [
      'a phone of who invites',
      ErrorCode.invitationPhoneUsed,
      async (inviter: Shopper) => {
        const phone = newPhone()
        const { device } = callerOf({ headers: { [Header.deviceId]: phone }, ip: '127.0.0.1' } as never)
        if (device === null) throw new Error('no device')
        await rememberDevice(shop.server.database, inviter.userId, device, shop.server.clock.now())
        return [await shop.shopper(), phone] as const
      },
    ],
  ])('%s', async (_, refusal, make) => {
    const inviter = await shop.shopper()
    const { code } = await stateOf(inviter)
    const [claimer, phone] = await make(inviter)
    expect(await claimAs(claimer, code, phone)).toMatchObject({ status: 409, code: refusal })
    expect(await stateOf(inviter)).toMatchObject({ registered: 0, notCounted: 1, paid: 0 })
  })

  it('a circle, of two and of three', async () => {
    const { inviter, friend } = await friends()
    const third = await shop.shopper()
    expect(await claimAs(third, (await stateOf(friend)).code)).toMatchObject({ code: 200 })
    for (const { code } of [await stateOf(friend), await stateOf(third)])
      expect(await claimAs(inviter, code)).toMatchObject({ status: 409, code: ErrorCode.invitationOwn })
  })

  it('a hundred registrations from one phone, but for two', async () => {
    const inviter = await shop.shopper()
    const { code } = await stateOf(inviter)
    const phone = newPhone()
    const claimers = await Promise.all(Array.from({ length: 100 }, () => shop.shopper()))
    const answers = await Promise.all(claimers.map((claimer) => claimAs(claimer, code, phone)))
    const refused = answers.filter(({ code: answer }) => answer === ErrorCode.invitationPhoneUsed)
    expect([answers.filter(({ status }) => status === 200).length, refused.length]).toEqual([2, 98])
    expect(await stateOf(inviter)).toMatchObject({ registered: 2, notCounted: 98, paid: 200 })
  })

  it.each(['FORGED22', '../etc/passwd', ' '])('the forged code "%s"', async (code) => {
    const { token } = await shop.shopper()
    expect(await shop.server.call(open, { code })).toMatchObject({ status: 404, code: ErrorCode.invitationNotFound })
    expect(await shop.server.call(claim, { code }, { token })).toMatchObject({ status: 404 })
  })

  it('the code of an account that has ended', async () => {
    const inviter = await shop.shopper()
    const { code } = await stateOf(inviter)
    const now = shop.server.clock.now()
    await shop.server.database.transaction((tx) => forgetPerson(tx, inviter.userId, '13800000000', now))
    expect(await shop.server.call(open, { code })).toMatchObject({ status: 404, code: ErrorCode.invitationNotFound })
  })
})
