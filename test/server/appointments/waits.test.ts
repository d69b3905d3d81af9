import { cancel, change, endWait, waits } from '@/wire/endpoints/appointment'
import { turn } from '@/wire/endpoints/notification'
import { ConsultationType } from '@/wire/enums/vehicle'
import { NotificationSwitch } from '@/wire/enums/notification'
import { ErrorCode } from '@/wire/errors'
import type { WaitBody } from '@/wire/schemas/appointment'
import { MINUTE_MS, SECOND_MS } from '@/domain/time/duration'
import { parseShanghai } from '@/domain/time/shanghai-time'
import { dataSections } from '../../../server/modules/my-data/sections'
import { leaveAccount, THINK_AGAIN_MS } from '../../support/customers/leave-account'
import { openShop, type Shop, type Shopper } from '../money/shop'
import { bookAs, bookedDrive, SMALL_SHOP, waitAs, type BookedDrive } from './drives'

/** Monday at two, at a shop with one car of each model and one to go along. */
const HOUR = { storeId: SMALL_SHOP, startTime: '2026-11-23 14:00:00' }

let shop: Shop

beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

const waitsOf = async (token: string) => (await shop.server.call(waits, {}, { token })).data
const phoneOf = async (userId: string): Promise<string> =>
  (await shop.server.database.one<{ phone: string }>('SELECT phone FROM account WHERE id = $1', [userId]))?.phone ?? ''
const messagesTo = async ({ userId }: { userId: string }) => shop.server.sms.freeHoursTo(await phoneOf(userId))
const countOf = async (someone: { userId: string }): Promise<number> => (await messagesTo(someone)).length
const give = ({ id, token }: BookedDrive) => shop.server.call(cancel, { id }, { token })
const until = (time: string) => shop.pass(parseShanghai(time) - shop.server.clock.now().getTime())

/** An hour that somebody has, and who waits for it. */
const waited = async (changes: Partial<WaitBody> = {}): Promise<{ drive: BookedDrive; waiting: Shopper }> => {
  const hour = { ...HOUR, ...changes }
  const [drive, waiting] = [await bookedDrive(shop, hour), await shop.shopper()]
  expect((await waitAs(shop, waiting.token, hour)).code).toBe(200)
  return { drive, waiting }
}

describe('who waits for a full hour', () => {
  it('finds it again, once, however often it was asked for, and with what was asked last', async () => {
    const { waiting } = await waited()
    const [first] = await waitsOf(waiting.token)
    expect(first).toMatchObject({
      ...HOUR,
      storeName: 'Vela Space Xintiandi',
      modelName: 'Vela 7',
      consultationType: ConsultationType.testDrive,
      toldTime: null,
    })
    await waitAs(shop, waiting.token, { ...HOUR, modelId: 'vela-9' })
    expect(await waitsOf(waiting.token)).toEqual([{ ...first, modelId: 'vela-9', modelName: 'Vela 9' }])
  })

  it('waits for three hours at most, and asks for one of them again', async () => {
    const { token } = await shop.shopper()
    const hours = ['10', '11', '12', '13'].map((hour) => ({ ...HOUR, startTime: `2026-11-23 ${hour}:00:00` }))
    for (const hour of hours) await bookedDrive(shop, hour)
    const codes: number[] = []
    for (const hour of [...hours, ...hours.slice(0, 1)]) codes.push((await waitAs(shop, token, hour)).code)
    expect(codes).toEqual([200, 200, 200, ErrorCode.tooManyWaits, 200])
  })

  it('cannot wait for an hour that is free, gone by, on a day off, theirs, or while messages are off', async () => {
    const { token } = await shop.shopper()
    const codeAt = async (startTime: string) => (await waitAs(shop, token, { ...HOUR, startTime })).code
    expect(await codeAt(HOUR.startTime)).toBe(ErrorCode.slotFree)
    expect(await codeAt('2026-11-20 13:00:00')).toBe(ErrorCode.slotTaken)
    await bookAs(shop, token, HOUR)
    expect(await codeAt(HOUR.startTime)).toBe(ErrorCode.appointmentAtSameTime)
    await shop.server.database.query('INSERT INTO store_closed_day VALUES ($1, $2)', [SMALL_SHOP, '2026-11-24'])
    expect(await codeAt('2026-11-24 14:00:00')).toBe(ErrorCode.shopClosedThen)
    const { token: others } = await shop.shopper()
    await shop.server.call(turn, { kind: NotificationSwitch.appointments, isOn: false }, { token: others })
    expect((await waitAs(shop, others, HOUR)).code).toBe(ErrorCode.driveMessagesOff)
    expect((await shop.server.call(waits, {})).status).toBe(401)
  })

  it('takes it back, and nobody else does', async () => {
    const { drive, waiting } = await waited()
    const id = (await waitsOf(waiting.token))[0]?.id ?? ''
    const { token: stranger } = await shop.shopper()
    const notFound = { status: 404, code: ErrorCode.waitNotFound }
    expect(await shop.server.call(endWait, { id }, { token: stranger })).toMatchObject(notFound)
    expect(await waitsOf(stranger)).toEqual([])
    expect((await shop.server.call(endWait, { id }, { token: waiting.token })).data).toEqual([])
    expect(await shop.server.call(endWait, { id }, { token: waiting.token })).toMatchObject(notFound)
    await give(drive)
    await shop.pass(MINUTE_MS)
    expect(await messagesTo(waiting)).toEqual([])
  })

  it('finds it among the data of their own, and it goes with the account', async () => {
    const { waiting } = await waited({ startTime: '2026-12-15 14:00:00' })
    const { database } = shop.server
    const section = dataSections.find(({ tables }) => tables.includes('appointment_wait'))
    expect(await database.query(section?.sql ?? '', [waiting.userId])).toMatchObject([
      { shop: SMALL_SHOP, model: 'vela-7', toldAt: null },
    ])
    expect(await leaveAccount(shop.server, waiting.token)).toMatchObject({ status: 200 })
    await shop.pass(THINK_AGAIN_MS)
    expect(await database.query('SELECT id FROM appointment_wait')).toEqual([])
  })
})

describe('who waits for a full hour to move an appointment to it', () => {
  const OWN = { ...HOUR, startTime: '2026-11-23 18:00:00' }

  /** Somebody with an appointment, who waits to move it. */
  const waitsToMove = async (): Promise<BookedDrive & { appointmentId: string }> => {
    await bookedDrive(shop, HOUR)
    const own = await bookedDrive(shop, OWN)
    expect((await waitAs(shop, own.token, { ...HOUR, appointmentId: own.id })).code).toBe(200)
    return { ...own, appointmentId: own.id }
  }

  it('finds the appointment with the wait, as long as it can be moved', async () => {
    const { token, appointmentId } = await waitsToMove()
    expect(await waitsOf(token)).toMatchObject([{ ...HOUR, appointmentId }])
    await shop.server.call(change, { id: appointmentId, startTime: '2026-11-23 16:00:00' }, { token })
    expect(await waitsOf(token)).toMatchObject([{ ...HOUR, appointmentId }])
    await shop.server.call(cancel, { id: appointmentId }, { token })
    expect(await waitsOf(token)).toMatchObject([{ ...HOUR, appointmentId: null }])
  })

  it('waits for what was asked last, to book or to move', async () => {
    const { token, appointmentId } = await waitsToMove()
    expect((await waitAs(shop, token, HOUR)).data).toMatchObject([{ appointmentId: null }])
    expect((await waitAs(shop, token, { ...HOUR, appointmentId })).data).toMatchObject([{ appointmentId }])
  })

  it('cannot move what is not theirs, what is over, or to another shop or car', async () => {
    const { token, appointmentId } = await waitsToMove()
    const { token: stranger } = await shop.shopper()
    const codeOf = async (someone: string, changes: Partial<WaitBody>) =>
      (await waitAs(shop, someone, { ...HOUR, ...changes, appointmentId })).code
    expect(await codeOf(stranger, {})).toBe(ErrorCode.appointmentNotFound)
    expect(await codeOf(token, { modelId: 'vela-9' })).toBe(ErrorCode.invalidField)
    expect(await codeOf(token, { consultationType: ConsultationType.order })).toBe(ErrorCode.invalidField)
    expect(await codeOf(token, { storeId: 'shanghai-jingan' })).toBe(ErrorCode.invalidField)
    await shop.server.call(cancel, { id: appointmentId }, { token })
    expect(await codeOf(token, {})).toBe(ErrorCode.appointmentChanged)
  })

  it('leaves nothing behind when the account ends', async () => {
    const { token } = await waitsToMove()
    expect(await leaveAccount(shop.server, token)).toMatchObject({ status: 200 })
    await shop.pass(THINK_AGAIN_MS)
    expect(await shop.server.database.query('SELECT id FROM appointment_wait')).toEqual([])
  })
})

describe('an hour that comes free', () => {
  it('is told to all who wait for it, once, by text message, and shown to them as told', async () => {
    const { drive, waiting } = await waited()
    const [another, elsewhere] = [await shop.shopper(), await waited({ startTime: '2026-11-23 16:00:00' })]
    await waitAs(shop, another.token, HOUR)
    await shop.pass(MINUTE_MS)
    expect(await countOf(waiting)).toBe(0)
    await give(drive)
    for (let n = 0; n < 3; n += 1) await shop.pass(MINUTE_MS)
    expect(await messagesTo(waiting)).toMatchObject([
      { shop: 'Vela Space Xintiandi', startMs: parseShanghai(HOUR.startTime) },
    ])
    expect([await countOf(another), await countOf(elsewhere.waiting)]).toEqual([1, 0])
    expect(await waitsOf(waiting.token)).toMatchObject([{ ...HOUR, toldTime: '2026-11-20 12:02:00' }])
  })

  it('is told in the language that was asked in', async () => {
    const { drive, waiting } = await waited()
    await waitAs(shop, waiting.token, HOUR, { 'accept-language': 'zh-CN' })
    await give(drive)
    await shop.pass(MINUTE_MS)
    expect(await messagesTo(waiting)).toMatchObject([{ shop: expect.stringMatching(/新天地/) }])
  })

  it('comes free by whatever frees it: a move, an account that ends, a day off that is taken back', async () => {
    const [moved, left, off] = [
      await waited({ startTime: '2026-12-08 10:00:00' }),
      await waited({ startTime: '2026-12-08 12:00:00' }),
      await waited({ startTime: '2026-12-09 14:00:00' }),
    ]
    const { database } = shop.server
    await database.query('INSERT INTO store_closed_day VALUES ($1, $2)', [SMALL_SHOP, '2026-12-09'])
    await give(off.drive)
    await shop.server.call(
      change,
      { id: moved.drive.id, startTime: '2026-12-08 16:00:00' },
      { token: moved.drive.token },
    )
    await shop.pass(MINUTE_MS)
    const counts = () => Promise.all([moved, left, off].map(({ waiting }) => countOf(waiting)))
    expect(await counts()).toEqual([1, 0, 0])
    await database.query('DELETE FROM store_closed_day WHERE store_id = $1', [SMALL_SHOP])
    await leaveAccount(shop.server, left.drive.token)
    await shop.pass(THINK_AGAIN_MS)
    await shop.pass(MINUTE_MS)
    expect(await counts()).toEqual([1, 1, 1])
  })

  it('is told while it can be booked, and no later', async () => {
    const [early, late] = [await waited(), await waited({ startTime: '2026-11-23 16:00:00' })]
    await until('2026-11-23 11:59:00')
    await give(early.drive)
    await until('2026-11-23 12:00:00')
    await until('2026-11-23 14:00:00')
    await shop.pass(MINUTE_MS)
    await give(late.drive)
    await shop.pass(MINUTE_MS)
    expect([await countOf(early.waiting), await countOf(late.waiting)]).toEqual([1, 0])
    expect(await shop.server.database.query('SELECT id FROM appointment_wait')).toEqual([])
  })

  it('is told to nobody once it is taken again, and then once it is free again', async () => {
    const { drive, waiting } = await waited()
    await give(drive)
    const faster = await bookedDrive(shop, HOUR)
    await shop.pass(MINUTE_MS)
    expect(await countOf(waiting)).toBe(0)
    await give(faster)
    await shop.pass(MINUTE_MS)
    expect(await countOf(waiting)).toBe(1)
  })

  it('is not told to who has another appointment then, nor to who has turned messages off', async () => {
    const [booked, off] = [await waited(), await waited({ startTime: '2026-11-23 16:00:00' })]
    expect((await bookAs(shop, booked.waiting.token, { startTime: HOUR.startTime })).code).toBe(200)
    await shop.server.call(turn, { kind: NotificationSwitch.appointments, isOn: false }, { token: off.waiting.token })
    expect(await waitsOf(booked.waiting.token)).toEqual([])
    for (const { drive } of [booked, off]) await give(drive)
    await shop.pass(MINUTE_MS)
    await shop.server.call(turn, { kind: NotificationSwitch.appointments, isOn: true }, { token: off.waiting.token })
    await shop.pass(MINUTE_MS)
    expect([await countOf(booked.waiting), await countOf(off.waiting)]).toEqual([0, 0])
    expect(await waitsOf(off.waiting.token)).toEqual([])
  })

  it('ends the wait of who moves an appointment to that hour', async () => {
    const { waiting } = await waited()
    const { data } = await bookAs(shop, waiting.token, { startTime: '2026-11-23 18:00:00' })
    await shop.server.call(change, { id: data.id, startTime: HOUR.startTime }, { token: waiting.token })
    expect(await waitsOf(waiting.token)).toEqual([])
  })

  it('at night is told in the morning, if it is free by then', async () => {
    const [kept, lost, awake] = [
      await waited(),
      await waited({ startTime: '2026-11-23 16:00:00' }),
      await waited({ startTime: '2026-11-23 18:00:00' }),
    ]
    await shop.server.call(turn, { kind: NotificationSwitch.quietHours, isOn: false }, { token: awake.waiting.token })
    await until('2026-11-20 23:00:00')
    for (const { drive } of [kept, lost, awake]) await give(drive)
    await shop.pass(MINUTE_MS)
    const counts = () => Promise.all([kept, lost, awake].map(({ waiting }) => countOf(waiting)))
    expect(await counts()).toEqual([0, 0, 1])
    await bookedDrive(shop, { ...HOUR, startTime: '2026-11-23 16:00:00' })
    await until('2026-11-21 08:00:00')
    expect(await counts()).toEqual([1, 0, 1])
  })

  it('is told again where the provider did not take the message', async () => {
    const { drive, waiting } = await waited()
    const refused = jest.spyOn(shop.context.sms, 'tellFree').mockRejectedValue(new Error('away'))
    await give(drive)
    await shop.pass(MINUTE_MS)
    expect(refused).toHaveBeenCalledTimes(1)
    refused.mockRestore()
    await shop.pass(MINUTE_MS)
    expect(await countOf(waiting)).toBe(1)
  })

  it('that was asked for anew while it was told of is told again', async () => {
    const { drive, waiting } = await waited()
    const booked: BookedDrive[] = []
    jest.spyOn(shop.context.sms, 'tellFree').mockImplementationOnce(async () => {
      shop.server.clock.advance(SECOND_MS)
      booked.push(await bookedDrive(shop, HOUR))
      await waitAs(shop, waiting.token, { ...HOUR, modelId: 'vela-9' })
    })
    await give(drive)
    await shop.pass(MINUTE_MS)
    expect(await waitsOf(waiting.token)).toMatchObject([{ modelId: 'vela-9', toldTime: null }])
    for (const faster of booked) await give(faster)
    await shop.pass(MINUTE_MS)
    expect(await countOf(waiting)).toBe(1)
  })

  it('may be waited for again once it was told and is full', async () => {
    const { drive, waiting } = await waited()
    await give(drive)
    await shop.pass(MINUTE_MS)
    const faster = await bookedDrive(shop, HOUR)
    expect((await waitAs(shop, waiting.token, HOUR)).data).toMatchObject([{ toldTime: null }])
    await give(faster)
    await shop.pass(MINUTE_MS)
    expect(await countOf(waiting)).toBe(2)
  })

  it('is told to who waits for a talk when a person is free, and for a drive when a car is, too', async () => {
    const talk = { ...HOUR, consultationType: ConsultationType.order }
    const { drive, waiting } = await waited(talk)
    const driver = await shop.shopper()
    await waitAs(shop, driver.token, HOUR)
    await shop.server.database.query('DELETE FROM bookable WHERE store_id = $1 AND model_id = $2', [
      SMALL_SHOP,
      'vela-7',
    ])
    await give(drive)
    await shop.pass(MINUTE_MS)
    expect([await countOf(waiting), await countOf(driver)]).toEqual([1, 0])
  })

  it('of a car that is no longer offered is told to nobody', async () => {
    const { drive, waiting } = await waited()
    await shop.server.database.query("UPDATE model SET withdrawn_at = now() WHERE id = 'vela-7'")
    await give(drive)
    await shop.pass(MINUTE_MS)
    expect(await countOf(waiting)).toBe(0)
  })
})
