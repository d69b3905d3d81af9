import { calendar, cancel, change, nearest } from '@/wire/endpoints/appointment'
import { ConsultationType } from '@/wire/enums/vehicle'
import { ErrorCode } from '@/wire/errors'
import type { HoldBody } from '@/wire/schemas/appointment'
import { MINUTE_MS } from '@/domain/time/duration'
import { parseShanghai } from '@/domain/time/shanghai-time'
import { dataSections } from '../../../server/modules/my-data/sections'
import { cleanUp } from '../../../server/worker/clean-up'
import { leaveAccount, THINK_AGAIN_MS } from '../../support/customers/leave-account'
import { openShop, type Shop, type Shopper } from '../money/shop'
import { bookAs, bookedDrive, driveWish, holdAs, SMALL_SHOP, waitAs } from './drives'

/** Monday at two, at a shop with one car of each model and one to go along: who holds it holds all of it. */
const HOUR = { ...driveWish, storeId: SMALL_SHOP, startTime: '2026-11-23 14:00:00' }
const LATER = { ...HOUR, startTime: '2026-11-23 15:00:00' }
const HELD_MS = 5 * MINUTE_MS
const CALLERS = 50

let shop: Shop

beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

/** How many can book an hour, as its calendar tells a visitor or somebody. */
const leftOf = async ({ startTime, ...wish }: HoldBody, token?: string): Promise<number | undefined> => {
  const { data } = await shop.server.call(calendar, wish, token === undefined ? {} : { token })
  return data.days.flatMap(({ slots }) => slots).find((slot) => slot.startTime === startTime)?.left
}
const nearestTo = async (hour: HoldBody, token: string): Promise<string[]> =>
  (await shop.server.call(nearest, hour, { token })).data.map(({ startTime }) => startTime)
const heldRows = () =>
  shop.server.database.query<{ startAt: Date }>('SELECT start_at FROM appointment_hold WHERE held_for IS NOT NULL')
const shoppers = (count: number): Promise<Shopper[]> => Promise.all(Array.from({ length: count }, () => shop.shopper()))

/** Somebody who holds the hour. */
const holder = async (hour: HoldBody = HOUR): Promise<Shopper> => {
  const shopper = await shop.shopper()
  expect(await holdAs(shop, shopper.token, hour)).toMatchObject({ code: 200 })
  return shopper
}

describe('an hour that somebody holds while they book it', () => {
  it('is full for everybody else for five minutes, and free for them', async () => {
    const [{ token }, other] = [await shop.shopper(), await shop.shopper()]
    expect(await holdAs(shop, token, HOUR)).toMatchObject({ data: { expirationTime: '2026-11-20 12:05:00' } })
    expect([await leftOf(HOUR, token), await leftOf(HOUR, other.token), await leftOf(HOUR)]).toEqual([1, 0, 0])
    expect(await nearestTo(LATER, token)).toContain(HOUR.startTime)
    expect(await nearestTo(LATER, other.token)).not.toContain(HOUR.startTime)
    expect((await bookAs(shop, other.token, HOUR)).code).toBe(ErrorCode.slotTaken)
    expect((await holdAs(shop, other.token, HOUR)).code).toBe(ErrorCode.slotTaken)
    shop.server.clock.advance(HELD_MS)
    expect(await leftOf(HOUR)).toBe(1)
  })

  it('is booked by them, and by nobody else before; nothing is held any more', async () => {
    const { token } = await holder()
    const others = await shoppers(CALLERS)
    const [own, ...refused] = await Promise.all([
      bookAs(shop, token, HOUR),
      ...others.map((other) => bookAs(shop, other.token, HOUR)),
    ])
    expect(own.code).toBe(200)
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set([ErrorCode.slotTaken]))
    expect(await heldRows()).toEqual([])
    expect(await leftOf(HOUR, token)).toBe(0)
  })

  it('is held by one of many who ask at once, and goes to one of many once it is held no more', async () => {
    const callers = await shoppers(CALLERS)
    const ask = async () => {
      const answers = await Promise.all(callers.map(({ token }) => holdAs(shop, token, HOUR)))
      return answers.map(({ code }) => code).sort((one, other) => one - other)
    }
    const once = [200, ...Array.from({ length: CALLERS - 1 }, () => ErrorCode.slotTaken)]
    expect(await ask()).toEqual(once)
    shop.server.clock.advance(HELD_MS)
    expect(await ask()).toEqual(once)
    expect(await heldRows()).toHaveLength(2)
  })

  it('that is held no more goes to who books first, and its holder is told', async () => {
    const { token } = await holder()
    shop.server.clock.advance(HELD_MS)
    await bookedDrive(shop, HOUR)
    expect((await bookAs(shop, token, HOUR)).code).toBe(ErrorCode.slotTaken)
  })

  it('is free again as soon as its holder chooses another, another car, or another purpose', async () => {
    const { token } = await holder()
    await holdAs(shop, token, LATER)
    expect([await leftOf(HOUR), await leftOf(LATER)]).toEqual([1, 0])
    await holdAs(shop, token, { ...LATER, consultationType: ConsultationType.order })
    expect(await heldRows()).toHaveLength(1)
    await holdAs(shop, token, { ...LATER, modelId: 'vela-9' })
    expect(await heldRows()).toHaveLength(2)
    await bookAs(shop, token, HOUR)
    expect([await leftOf(HOUR), await leftOf(LATER)]).toEqual([0, 1])
  })

  it('stays theirs where another one that they choose is gone', async () => {
    const { token } = await holder()
    await bookedDrive(shop, LATER)
    expect((await holdAs(shop, token, LATER)).code).toBe(ErrorCode.slotTaken)
    expect([await leftOf(HOUR, token), await leftOf(HOUR)]).toEqual([1, 0])
  })

  it('changes hands between two who choose each other’s at the same moment, once neither is held', async () => {
    const [one, other] = [await holder(), await holder(LATER)]
    for (let [first, second] = [LATER, HOUR], n = 0; n < 10; n += 1, [first, second] = [second, first]) {
      shop.server.clock.advance(HELD_MS)
      const answers = await Promise.all([holdAs(shop, one.token, first), holdAs(shop, other.token, second)])
      expect(answers.map(({ code }) => code)).toEqual([200, 200])
    }
    expect([await leftOf(HOUR), await leftOf(LATER)]).toEqual([0, 0])
  })

  it('is not told to those who wait for it, until it is held no more', async () => {
    const drive = await bookedDrive(shop, HOUR)
    const waiting = await shop.shopper()
    await waitAs(shop, waiting.token, HOUR)
    await shop.server.database.query('DELETE FROM appointment_hold WHERE appointment_id = $1', [drive.id])
    await holder()
    const told = () => shop.server.database.query('SELECT FROM appointment_wait WHERE told_at IS NOT NULL')
    await shop.pass(2 * MINUTE_MS)
    expect(await told()).toHaveLength(0)
    await shop.pass(HELD_MS)
    expect(await told()).toHaveLength(1)
  })
})

describe('an hour that somebody holds to move an appointment to it', () => {
  it('is theirs though they have three, and nobody else’s until it is moved', async () => {
    const { token } = await shop.shopper()
    const { id } = (await bookAs(shop, token, HOUR)).data
    for (const hour of [16, 17]) await bookAs(shop, token, { startTime: `2026-11-23 ${hour}:00:00` })
    expect((await holdAs(shop, token, LATER)).code).toBe(ErrorCode.tooManyAppointments)
    expect(await holdAs(shop, token, { ...LATER, appointmentId: id })).toMatchObject({ code: 200 })
    expect((await bookAs(shop, (await shop.shopper()).token, LATER)).code).toBe(ErrorCode.slotTaken)
    expect(await shop.server.call(change, { id, startTime: LATER.startTime }, { token })).toMatchObject({ code: 200 })
    expect(await heldRows()).toEqual([])
    expect([await leftOf(HOUR), await leftOf(LATER)]).toEqual([1, 0])
  })

  it('is held no more for one that has been moved to it meanwhile', async () => {
    const drive = await bookedDrive(shop)
    const moved = { ...driveWish, startTime: '2026-11-22 15:00:00' }
    await shop.server.call(change, { id: drive.id, startTime: moved.startTime }, { token: drive.token })
    const late = await holdAs(shop, drive.token, { ...moved, appointmentId: drive.id })
    expect(late.code).toBe(ErrorCode.appointmentAtSameTime)
    expect(await heldRows()).toEqual([])
  })

  it('is not theirs once it is too late to move it, nor for one that they gave up', async () => {
    const { token } = await shop.shopper()
    const { id } = (await bookAs(shop, token, HOUR)).data
    for (const hour of [16, 17]) await bookAs(shop, token, { startTime: `2026-11-23 ${hour}:00:00` })
    shop.server.clock.advance(parseShanghai('2026-11-23 12:00:01') - shop.server.clock.now().getTime())
    const moveTo = async () => (await holdAs(shop, token, { ...LATER, appointmentId: id })).code
    expect(await moveTo()).toBe(ErrorCode.appointmentChanged)
    await shop.server.call(cancel, { id }, { token })
    expect(await moveTo()).toBe(ErrorCode.appointmentChanged)
    expect(await heldRows()).toEqual([])
  })

  it('is one of the same shop, for the same car and purpose', async () => {
    const { token } = await shop.shopper()
    const { id } = (await bookAs(shop, token, HOUR)).data
    const others = [{ storeId: driveWish.storeId }, { modelId: 'vela-9' }, { consultationType: ConsultationType.order }]
    for (const other of others) {
      const { code } = await holdAs(shop, token, { ...LATER, ...other, appointmentId: id })
      expect(code).toBe(ErrorCode.invalidField)
    }
  })

  it('is not theirs for the appointment of somebody else, which is not found', async () => {
    const [{ token }, other] = [await shop.shopper(), await bookedDrive(shop)]
    expect((await holdAs(shop, token, { ...LATER, appointmentId: other.id })).code).toBe(ErrorCode.appointmentNotFound)
    for (const hour of [16, 17, 18]) await bookAs(shop, token, { startTime: `2026-11-23 ${hour}:00:00` })
    expect((await holdAs(shop, token, { ...LATER, appointmentId: other.id })).code).toBe(ErrorCode.tooManyAppointments)
  })
})

describe('nobody holds an hour', () => {
  it('that they could not book', async () => {
    const { token } = await shop.shopper()
    const codeAt = async (changes: Partial<HoldBody>) => (await holdAs(shop, token, { ...HOUR, ...changes })).code
    expect(await codeAt({ startTime: '2026-11-20 13:00:00' })).toBe(ErrorCode.slotTaken)
    expect(await codeAt({ startTime: '2026-11-31 14:00:00' })).toBe(ErrorCode.invalidField)
    expect(await codeAt({ storeId: 'nowhere' })).toBe(ErrorCode.shopNotFound)
    expect(await codeAt({ modelId: 'vela-1' })).toBe(ErrorCode.modelNotFound)
    await bookAs(shop, token, HOUR)
    expect(await codeAt({})).toBe(ErrorCode.appointmentAtSameTime)
    await bookAs(shop, token, LATER)
    await bookAs(shop, token, { startTime: '2026-11-23 16:00:00' })
    expect(await codeAt({ startTime: '2026-11-23 17:00:00' })).toBe(ErrorCode.tooManyAppointments)
    expect(await heldRows()).toEqual([])
  })

  it('as a visitor, nor after their account has ended', async () => {
    expect((await holdAs(shop, '', HOUR)).status).toBe(401)
    const { userId, token } = await holder()
    await leaveAccount(shop.server, token)
    // As if it were held for longer than the account lasts, so that nothing else takes it.
    await shop.server.database.query("UPDATE appointment_hold SET held_until = held_until + interval '1 year'")
    await shop.pass(THINK_AGAIN_MS)
    expect(await shop.server.database.query('SELECT FROM appointment_hold WHERE held_for = $1', [userId])).toEqual([])
  })
})

describe('what is held', () => {
  it('is in the file of what is known of somebody', async () => {
    const { userId } = await holder()
    const section = dataSections.find(({ tables }) => tables.includes('appointment_hold'))
    const rows = await shop.server.database.query(section?.sql ?? '', [userId])
    expect(rows).toHaveLength(2)
    expect(rows[0]).toMatchObject({ shop: SMALL_SHOP })
  })

  it('is cleaned up once it is held no more, and not before', async () => {
    await holder()
    shop.server.clock.advance(HELD_MS)
    await cleanUp(shop.context)
    expect(await heldRows()).toHaveLength(2)
    shop.server.clock.advance(1)
    await cleanUp(shop.context)
    expect(await heldRows()).toEqual([])
  })
})
