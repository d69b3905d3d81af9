import { codeLogin, me, sendSms } from '@/wire/endpoints/account'
import { page } from '@/wire/endpoints/points'
import { apply, state } from '@/wire/endpoints/starfire'
import { LeadSource } from '@/wire/enums/buyer'
import { UserIdentity } from '@/wire/enums/profile'
import { SmsType } from '@/wire/enums/platform'
import { EarningCause } from '@/wire/enums/points'
import { StarTier } from '@/wire/enums/starfire'
import { ErrorCode } from '@/wire/errors'
import { Header } from '@/wire/headers'
import { forgetPerson } from '../../../server/modules/account/forget-person'
import { AppointmentStep } from '../../../server/modules/backoffice/appointment/appointment-step'
import { countVisit } from '../../../server/modules/starfire/count-deed'
import { assertInvariants } from '../money/assert-invariants'
import { openShop, Shopper, type Shop } from '../money/shop'
import { BigShopper, openBigSale } from '../orders/big-shopper'
import { deliveryShopper } from '../delivery/delivery-shopper'
import { bookAs, takeDriveSteps } from '../appointments/drives'

let shop: Shop
let friends = 0

beforeEach(async () => {
  shop = await openShop()
})
afterEach(async () => {
  await assertInvariants(shop.server.database)
  await shop.close()
})

interface Star {
  token: string
  userId: string
  starId: string
}

const stateOf = async (token?: string, starId?: string) =>
  (await shop.server.call(state, starId === undefined ? {} : { starId }, token === undefined ? {} : { token })).data
const ownOf = async ({ token }: Star) => {
  const { own } = await stateOf(token)
  if (own === null) throw new Error('no ambassador')
  return own
}

/** An ambassador without the long way to a car. */
const ambassador = async (): Promise<Star> => {
  const { token, userId } = await shop.shopper()
  const starId = `STAR-${userId.slice(0, 8)}`
  await shop.server.database.query('INSERT INTO ambassador (user_id, star_id, joined_at) VALUES ($1, $2, $3)', [
    userId,
    starId,
    shop.server.clock.now(),
  ])
  return { token, userId, starId }
}

/** Somebody new who registers by a link, on a phone of their own unless one is named. */
const friendBy = async (starId: string, phone?: string): Promise<Shopper> => {
  friends += 1
  const phoneNumber = String(13_600_000_000 + friends)
  const asFriend = {
    headers: { 'x-forwarded-for': `10.1.0.${friends}`, [Header.deviceId]: phone ?? `phone-of-friend-${friends}` },
  }
  await shop.server.call(sendSms, { phoneNumber, smsType: SmsType.login }, asFriend)
  const verificationCode = shop.server.sms.lastTo(phoneNumber)?.code ?? ''
  const login = { jsCode: '', phoneNumber, verificationCode, agreementsAgreed: true }
  const { data } = await shop.server.call(codeLogin, { ...login, starId, channelSource: LeadSource.video }, asFriend)
  return new Shopper(shop.server, data.userInfo.id, data.token)
}

const drive = async ({ token }: Shopper): Promise<void> => {
  const { data } = await bookAs(shop, token)
  await takeDriveSteps(shop, data.code, [AppointmentStep.arrived, AppointmentStep.done])
}

describe('applying', () => {
  it('makes an owner an ambassador, once, with a link of their own', async () => {
    const shopper = await deliveryShopper(shop)
    await shopper.delivered()
    const { token } = shopper
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => shop.server.call(apply, { isNameShown: true }, { token })),
    )
    const ids = answers.map(({ data }) => data.own?.starId)
    expect(new Set(ids).size).toBe(1)
    expect(ids[0]).toMatch(/^[A-Z2-9]{8}$/)
    expect(answers[0]?.data.own).toMatchObject({ tier: StarTier.spark, drives: 0, orders: 0, points: 0 })
  })

  it('is known wherever the user is, as owning a car is before', async () => {
    const shopper = await deliveryShopper(shop)
    const { token } = shopper
    const identities = async () => (await shop.server.call(me, {}, { token })).data.userIdentityList
    expect(await identities()).toEqual([])
    await shopper.delivered()
    expect(await identities()).toEqual([UserIdentity.owner])
    await shop.server.call(apply, { isNameShown: true }, { token })
    expect(await identities()).toEqual([UserIdentity.owner, UserIdentity.ambassador])
  })

  it('is refused with the reason who has no car yet', async () => {
    const { token } = await shop.shopper()
    const answer = await shop.server.call(apply, { isNameShown: true }, { token })
    expect(answer).toMatchObject({ status: 409, code: ErrorCode.starfireOwnersOnly })
    expect((await stateOf(token)).own).toBeNull()
  })

  it('needs the agreement to be named', async () => {
    const shopper = await deliveryShopper(shop)
    await shopper.delivered()
    const answer = await shop.server.call(apply, { isNameShown: false }, { token: shopper.token })
    expect(answer.code).toBe(ErrorCode.agreementsNotAccepted)
  })
})

describe('what a link brings', () => {
  it('counts the registration, the first drive and the lock of a friend, each once', async () => {
    const star = await ambassador()
    const friend = await friendBy(star.starId)
    expect(await ownOf(star)).toMatchObject({ place: { heat: 10 } })
    await drive(friend)
    expect(await ownOf(star)).toMatchObject({ drives: 1, place: { heat: 50 } })
    await openBigSale(shop)
    await new BigShopper(shop, friend).lockedOrder()
    expect(await ownOf(star)).toMatchObject({ drives: 1, orders: 1, place: { heat: 150 } })
    const account = 'SELECT star_id AS "starId", channel_source AS source FROM account WHERE id = $1'
    expect(await shop.server.database.one(account, [friend.userId])).toEqual({ starId: star.starId, source: 'video' })
  })

  it('counts no friend on the ambassador’s phone, nor a third one on any', async () => {
    const star = await ambassador()
    const phone = 'phone-of-a-family'
    for (let nth = 0; nth < 3; nth += 1) await friendBy(star.starId, phone)
    expect((await ownOf(star)).place.heat).toBe(20)
    await shop.server.database.query(
      'INSERT INTO known_device (account_id, device, seen_at) SELECT $1, device, seen_at FROM known_device LIMIT 1',
      [star.userId],
    )
    await shop.server.database.query('DELETE FROM ambassador_deed')
    const friend = await friendBy(star.starId, phone)
    await drive(friend)
    expect(await ownOf(star)).toMatchObject({ drives: 0, place: { heat: 20 } })
  })

  it('counts nothing for an id that nobody has', async () => {
    const friend = await friendBy('NOBODY22')
    await drive(friend)
    const row = 'SELECT count(*)::int AS deeds FROM ambassador_deed WHERE reference = $1'
    expect(await shop.server.database.one(row, [friend.userId])).toEqual({ deeds: 0 })
  })
})

describe('tasks of a month', () => {
  const entriesOf = async ({ token }: Star) =>
    (await shop.server.call(page, { current: 1, size: 20 }, { token })).data.records

  it('are paid once, by the deed that completes them', async () => {
    const star = await ambassador()
    for (let nth = 0; nth < 2; nth += 1) await friendBy(star.starId)
    expect((await stateOf(star.token)).tasks).toContainEqual(
      expect.objectContaining({ cause: EarningCause.starFriends, done: 2, goal: 3, points: 200 }),
    )
    expect(await entriesOf(star)).toEqual([])
    for (let nth = 0; nth < 2; nth += 1) await friendBy(star.starId)
    expect(await entriesOf(star)).toMatchObject([{ title: 'Starfire: three friends brought', amount: 200 }])
    expect((await ownOf(star)).points).toBe(200)
  })

  it('are paid once when their deeds come at the same moment', async () => {
    const star = await ambassador()
    await Promise.all(Array.from({ length: 8 }, () => friendBy(star.starId)))
    expect(await ownOf(star)).toMatchObject({ points: 200, place: { heat: 80 } })
  })

  it('begin anew with the month of Shanghai', async () => {
    const star = await ambassador()
    const visit = (id: string, at: string) =>
      shop.server.database.transaction((tx) => countVisit(tx, star.userId, id, new Date(at)))
    await visit('one', '2026-10-31T15:59:00Z')
    await visit('two', '2026-10-31T16:00:00Z')
    await visit('two', '2026-11-05T16:00:00Z')
    expect(await ownOf(star)).toMatchObject({ points: 240, place: { heat: 20 } })
  })
})

it('shows visitors the ranking by heat, and whose link they follow', async () => {
  const star = await ambassador()
  const { ranking, total, own, guide } = await stateOf(undefined, star.starId)
  expect(ranking.map(({ rank }) => rank)).toEqual(ranking.map((_, index) => index + 1))
  const heats = ranking.map(({ heat }) => heat)
  expect(heats).toEqual([...heats].sort((one, other) => other - one))
  expect(ranking[0]).toMatchObject({ name: 'Xu Ran', heat: 3_240, isOwn: false })
  expect([total, own]).toEqual([7, null])
  expect(guide).toMatchObject({ tier: StarTier.spark })
  expect((await stateOf(undefined, 'NOBODY22')).guide).toBeNull()
})

it('forgets an ambassador whose account ends', async () => {
  const star = await ambassador()
  await friendBy(star.starId)
  const now = shop.server.clock.now()
  await shop.server.database.transaction((tx) => forgetPerson(tx, star.userId, '13800000000', now))
  expect((await stateOf(undefined, star.starId)).guide).toBeNull()
})
