import { randomUUID } from 'node:crypto'
import { calendar, cancel, change, detail, nearest, page, rate } from '@/wire/endpoints/appointment'
import { AppointmentPraise, AppointmentScope, AppointmentStatus } from '@/wire/enums/appointment'
import { ClientPlatform } from '@/wire/enums/platform'
import { ConsultationType } from '@/wire/enums/vehicle'
import { ErrorCode } from '@/wire/errors'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/domain/time/duration'
import { parseShanghai } from '@/domain/time/shanghai-time'
import { TEST_START } from '../../support/server/clock'
import { openShop, type Shop, type Shopper } from '../money/shop'
import { bookAs, bookedDrive, driveStep, driveWish, SMALL_SHOP as XINTIANDI, takeDriveSteps } from './drives'

const CALLERS = 200
const JINGAN = driveWish.storeId
const MONDAY = '2026-11-23'

let shop: Shop

beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

const calendarOf = async (changes: object = {}) => (await shop.server.call(calendar, { ...driveWish, ...changes })).data
const leftAt = async (startTime: string, changes: object = {}) =>
  (await calendarOf(changes)).days.flatMap(({ slots }) => slots).find((slot) => slot.startTime === startTime)?.left
const detailOf = async ({ id, token }: { id: string; token: string }) =>
  (await shop.server.call(detail, { id }, { token })).data
const moveTo = ({ id, token }: { id: string; token: string }, startTime: string) =>
  shop.server.call(change, { id, startTime }, { token })
const rateAs = ({ id, token }: { id: string; token: string }, stars = 5) =>
  shop.server.call(rate, { id, stars, praise: [AppointmentPraise.onTime] }, { token })
/** How many appointments somebody has in each list. */
const totalsOf = (token: string): Promise<number[]> => {
  const totalOf = async (scope: AppointmentScope) =>
    (await shop.server.call(page, { current: 1, size: 5, scope }, { token })).data.total
  return Promise.all(Object.values(AppointmentScope).map(totalOf))
}

describe('the calendar of a shop', () => {
  it('has thirty days of whole hours within its opening, from two hours from now on', async () => {
    const { days } = await calendarOf()
    expect(days).toHaveLength(30)
    expect(days[0]?.slots.map(({ startTime }) => startTime.slice(11, 16))).toEqual([
      '14:00',
      '15:00',
      '16:00',
      '17:00',
      '18:00',
      '19:00',
      '20:00',
      '21:00',
    ])
    expect(days[1]?.slots).toHaveLength(12)
  })

  it('says which days it is closed on: a day of its own, and public holidays that it keeps', async () => {
    await shop.server.database.query('INSERT INTO store_closed_day VALUES ($1, $2)', [JINGAN, MONDAY])
    await shop.server.database.query('DELETE FROM store_hours WHERE store_id = $1 AND day_kind = 8', [JINGAN])
    shop.server.clock.set(new Date(parseShanghai('2026-12-30 12:00:00')))
    expect((await calendarOf()).days.find(({ day }) => day === '2027-01-01')).toEqual({
      day: '2027-01-01',
      isOpen: false,
      slots: [],
    })
    shop.server.clock.set(TEST_START)
    expect((await calendarOf()).days.find(({ day }) => day === MONDAY)?.isOpen).toBe(false)
  })

  it('has as much as there are cars, or people, of whom a talk takes one, too', async () => {
    const at = `${MONDAY} 15:00:00`
    expect(await leftAt(at)).toBe(2)
    await bookedDrive(shop, { startTime: at })
    expect(await leftAt(at)).toBe(1)
    await bookedDrive(shop, { startTime: at, consultationType: ConsultationType.order })
    expect([await leftAt(at), await leftAt(at, { modelId: 'vela-9' })]).toEqual([0, 0])
  })

  it('is there only of a shop that does this, and of a car that is on sale', async () => {
    const ask = async (changes: object) => (await shop.server.call(calendar, { ...driveWish, ...changes })).code
    expect(await ask({ storeId: 'nowhere' })).toBe(ErrorCode.shopNotFound)
    expect(await ask({ storeId: 'shanghai-hongqiao-service' })).toBe(ErrorCode.shopWithoutService)
    expect(await ask({ modelId: 'vela-1' })).toBe(ErrorCode.modelNotFound)
    const { database, clock } = shop.server
    await database.query('UPDATE model SET withdrawn_at = $2 WHERE id = $1', [driveWish.modelId, clock.now()])
    expect(await ask({})).toBe(ErrorCode.modelNotFound)
    const { token } = await shop.shopper()
    expect((await bookAs(shop, token)).code).toBe(ErrorCode.modelNotFound)
  })
})

describe('booking', () => {
  it(`gives the last car of an hour to one of ${CALLERS} who ask for it at once`, async () => {
    const shoppers: Shopper[] = []
    for (let n = 0; n < CALLERS; n += 1) shoppers.push(await shop.shopper())
    const wish = { storeId: XINTIANDI, startTime: `${MONDAY} 10:00:00` }
    const answers = await Promise.all(shoppers.map(({ token }) => bookAs(shop, token, wish)))
    const codes = answers.map(({ code }) => code)
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    expect(new Set(codes)).toEqual(new Set([200, ErrorCode.slotTaken]))
    expect(await shop.server.database.one('SELECT count(*)::int AS holds FROM appointment_hold')).toEqual({ holds: 2 })
    expect(await shop.server.database.one('SELECT count(*)::int AS kept FROM appointment')).toEqual({ kept: 1 })
  })

  it('books once for a key, whose lost reply is answered again', async () => {
    const { token } = await shop.shopper()
    const key = randomUUID()
    const [first, again] = [await bookAs(shop, token, {}, key), await bookAs(shop, token, {}, key)]
    expect(first).toMatchObject({
      code: 200,
      data: { status: AppointmentStatus.booked, adviser: { name: 'Chen Mo' }, endTime: '2026-11-22 15:00:00' },
    })
    expect(again.data).toEqual(first.data)
    expect(await leftAt('2026-11-22 14:00:00')).toBe(1)
  })

  it('refuses what cannot be: too soon, too late, at night, half past, on a closed day, on no day, without consent', async () => {
    const { token } = await shop.shopper()
    const codeAt = async (startTime: string) => (await bookAs(shop, token, { startTime })).code
    expect(await codeAt('2026-11-20 13:00:00')).toBe(ErrorCode.slotTaken)
    expect(await codeAt('2027-01-20 13:00:00')).toBe(ErrorCode.slotTaken)
    expect(await codeAt(`${MONDAY} 22:00:00`)).toBe(ErrorCode.slotTaken)
    expect(await codeAt(`${MONDAY} 14:30:00`)).toBe(ErrorCode.invalidField)
    expect(await codeAt('2026-11-31 14:00:00')).toBe(ErrorCode.invalidField)
    await shop.server.database.query('INSERT INTO store_closed_day VALUES ($1, $2)', [JINGAN, MONDAY])
    expect(await codeAt(`${MONDAY} 14:00:00`)).toBe(ErrorCode.shopClosedThen)
    expect((await bookAs(shop, token, { agreements: [] })).code).toBe(ErrorCode.agreementsNotAccepted)
  })

  it.each(['  ', '...', '\u200b', '\u3164', 'Zhou\u202e', 'Zhou 😀'])(
    'is not booked for somebody called %j',
    async (driverName) => {
      const { token } = await shop.shopper()
      expect(await bookAs(shop, token, { driverName })).toMatchObject({
        code: ErrorCode.invalidField,
        data: { field: 'driverName' },
        msg: 'Please check the name.',
      })
    },
  )

  it('is moved also where it was booked by a name that is not taken any more', async () => {
    const { id, token } = await bookedDrive(shop)
    await shop.server.database.query("UPDATE appointment SET driver_name = 'Zhou 😀' WHERE id = $1", [id])
    const moved = await shop.server.call(change, { id, startTime: '2026-11-22 15:00:00' }, { token })
    expect(moved).toMatchObject({ code: 200, data: { driverName: 'Zhou 😀', startTime: '2026-11-22 15:00:00' } })
  })

  it('keeps the mini-program as the way that it was booked, whatever a call names', async () => {
    const { id } = await bookedDrive(shop, { clientPlatform: ClientPlatform.website })
    const kept = 'SELECT client_platform AS platform FROM appointment WHERE id = $1'
    expect(await shop.server.database.one(kept, [id])).toEqual({ platform: ClientPlatform.miniProgram })
  })

  it('lets nobody be at two places at once, nor have more than three appointments to come', async () => {
    const { token } = await shop.shopper()
    const codeAt = async (startTime: string, storeId = JINGAN) =>
      (await bookAs(shop, token, { startTime, storeId })).code
    expect(await codeAt(`${MONDAY} 10:00:00`)).toBe(200)
    expect(await codeAt(`${MONDAY} 10:00:00`, XINTIANDI)).toBe(ErrorCode.appointmentAtSameTime)
    expect([await codeAt(`${MONDAY} 11:00:00`), await codeAt(`${MONDAY} 12:00:00`)]).toEqual([200, 200])
    expect(await codeAt(`${MONDAY} 13:00:00`)).toBe(ErrorCode.tooManyAppointments)
  })

  it('counts an appointment no more once its hour is over, whatever the shop has said', async () => {
    const { token } = await shop.shopper()
    for (const hour of ['10', '11', '12']) await bookAs(shop, token, { startTime: `${MONDAY} ${hour}:00:00` })
    const code = async () => (await bookAs(shop, token, { startTime: `${MONDAY} 18:00:00` })).code
    const untilMs = (time: string) => parseShanghai(`${MONDAY} ${time}`) - shop.server.clock.now().getTime()
    shop.server.clock.advance(untilMs('10:59:59'))
    expect(await code()).toBe(ErrorCode.tooManyAppointments)
    shop.server.clock.advance(untilMs('11:00:00'))
    expect(await code()).toBe(200)
  })

  it('is answered with the nearest free hours when the hour is gone', async () => {
    const startTime = `${MONDAY} 14:00:00`
    for (const full of [startTime, `${MONDAY} 16:00:00`])
      await bookedDrive(shop, { startTime: full, storeId: XINTIANDI })
    const { data } = await shop.server.call(nearest, { ...driveWish, storeId: XINTIANDI, startTime })
    expect(data.map((slot) => [slot.storeId, slot.startTime])).toEqual([
      [XINTIANDI, `${MONDAY} 13:00:00`],
      [XINTIANDI, `${MONDAY} 15:00:00`],
      [XINTIANDI, `${MONDAY} 12:00:00`],
      [JINGAN, startTime],
    ])
    expect(data[3]?.distanceMetres).toBeGreaterThan(1_000)

    await bookedDrive(shop, { startTime: `${MONDAY} 13:00:00`, storeId: XINTIANDI })
    const { data: left } = await shop.server.call(nearest, { ...driveWish, storeId: XINTIANDI, startTime })
    expect(left.map((slot) => slot.startTime.slice(-8, -3))).toEqual(['15:00', '12:00', '11:00', '14:00'])
  })
})

describe('an appointment', () => {
  it('is moved to another hour, which frees the one it had, and waits to be confirmed again', async () => {
    const drive = await bookedDrive(shop, { storeId: XINTIANDI, startTime: `${MONDAY} 10:00:00` })
    await takeDriveSteps(shop, drive.code, ['drive-confirmed'])
    expect((await detailOf(drive)).status).toBe(AppointmentStatus.confirmed)
    expect(await moveTo(drive, `${MONDAY} 10:00:00`)).toMatchObject({ data: { status: AppointmentStatus.confirmed } })
    expect(await moveTo(drive, `${MONDAY} 11:00:00`)).toMatchObject({
      data: { startTime: `${MONDAY} 11:00:00`, status: AppointmentStatus.booked, code: drive.code },
    })
    const left = (time: string) => leftAt(`${MONDAY} ${time}:00`, { storeId: XINTIANDI })
    expect([await left('10:00'), await left('11:00')]).toEqual([1, 0])
  })

  it('is not moved to an hour that is gone, and keeps the one it has', async () => {
    const drive = await bookedDrive(shop, { storeId: XINTIANDI, startTime: `${MONDAY} 10:00:00` })
    await bookedDrive(shop, { storeId: XINTIANDI, startTime: `${MONDAY} 11:00:00` })
    expect((await moveTo(drive, `${MONDAY} 11:00:00`)).code).toBe(ErrorCode.slotTaken)
    expect((await detailOf(drive)).startTime).toBe(`${MONDAY} 10:00:00`)
    expect(await leftAt(`${MONDAY} 10:00:00`, { storeId: XINTIANDI })).toBe(0)
  })

  it('is changed until two hours before, and cancelled until it begins', async () => {
    const drive = await bookedDrive(shop)
    shop.server.clock.set(new Date(parseShanghai('2026-11-22 12:00:00') + MINUTE_MS))
    expect(await detailOf(drive)).toMatchObject({ mayChange: false, mayCancel: true })
    expect((await moveTo(drive, '2026-11-22 18:00:00')).code).toBe(ErrorCode.appointmentChanged)
    shop.server.clock.set(new Date(parseShanghai('2026-11-22 14:00:00')))
    const { id, token } = drive
    expect((await shop.server.call(cancel, { id }, { token })).code).toBe(ErrorCode.appointmentChanged)
  })

  it('is among those to come until its hour is over, and then among those that are done, before the shop has ended it', async () => {
    const { token } = await bookedDrive(shop)
    const totalsAt = async (time: string) => {
      shop.server.clock.set(new Date(parseShanghai(time)))
      return totalsOf(token)
    }
    expect(await totalsAt('2026-11-22 14:59:59')).toEqual([1, 0, 0])
    expect(await totalsAt('2026-11-22 15:00:00')).toEqual([0, 1, 0])
  })

  it('that is cancelled frees its hour, is not reviewed, and cancelling it again changes nothing', async () => {
    const { id, token } = await bookedDrive(shop)
    for (let n = 0; n < 2; n += 1) {
      const { data } = await shop.server.call(cancel, { id, reason: 1 }, { token })
      expect(data).toMatchObject({ status: AppointmentStatus.cancelled, mayChange: false, mayCancel: false })
    }
    expect(await leftAt('2026-11-22 14:00:00')).toBe(2)
    expect(await totalsOf(token)).toEqual([0, 0, 1])
    expect((await rateAs({ id, token })).code).toBe(ErrorCode.appointmentChanged)
  })

  it('of another person is not found, whatever is asked of it', async () => {
    const { id } = await bookedDrive(shop)
    const { token } = await shop.shopper()
    for (const asked of [detail, cancel] as const) {
      expect(await shop.server.call(asked, { id }, { token })).toMatchObject({
        status: 404,
        code: ErrorCode.appointmentNotFound,
      })
    }
    expect((await moveTo({ id, token }, `${MONDAY} 10:00:00`)).status).toBe(404)
  })
})

describe('at the shop', () => {
  it('a code lets in once; the drive is done, and reviewed once', async () => {
    const { id, token, code } = await bookedDrive(shop)
    expect((await driveStep(shop, { step: 'drive-done', code })).code).toBe(ErrorCode.appointmentChanged)
    expect((await driveStep(shop, { step: 'drive-arrived', code })).code).toBe(200)
    expect((await driveStep(shop, { step: 'drive-arrived', code })).code).toBe(ErrorCode.appointmentChanged)
    const send = (stars: number) => rateAs({ id, token }, stars)
    expect((await send(5)).code).toBe(ErrorCode.appointmentChanged)
    expect((await driveStep(shop, { step: 'drive-done', code, metres: 18_400 })).code).toBe(200)
    expect(await detailOf({ id, token })).toMatchObject({
      status: AppointmentStatus.done,
      drivenMetres: 18_400,
      mayRate: true,
    })
    expect([(await send(5)).code, (await send(5)).code, (await send(4)).code]).toEqual([
      200,
      200,
      ErrorCode.alreadyRated,
    ])
    expect(await detailOf({ id, token })).toMatchObject({
      stars: 5,
      praise: [AppointmentPraise.onTime],
      mayRate: false,
    })
  })

  it('nobody is missed before it began, nor twice, and who was missed reviews nothing; an unknown code is 404', async () => {
    const drive = await bookedDrive(shop)
    const missed = async () => (await driveStep(shop, { step: 'drive-missed', code: drive.code })).code
    expect(await missed()).toBe(ErrorCode.appointmentChanged)
    shop.server.clock.set(new Date(parseShanghai('2026-11-22 14:30:00')))
    expect(await missed()).toBe(200)
    expect((await detailOf(drive)).status).toBe(AppointmentStatus.missed)
    expect((await rateAs(drive)).code).toBe(ErrorCode.appointmentChanged)
    expect(await missed()).toBe(ErrorCode.appointmentChanged)
    expect(await driveStep(shop, { step: 'drive-missed', code: '000000000000' })).toMatchObject({
      status: 404,
      code: ErrorCode.appointmentNotFound,
    })
  })

  it('what the shop forgot to say is settled a day later: who was let in was there, anybody else was missed', async () => {
    const [there, away] = [await bookedDrive(shop), await bookedDrive(shop)]
    await takeDriveSteps(shop, there.code, ['drive-arrived'])
    await shop.pass(3 * DAY_MS + 3 * HOUR_MS)
    shop.server.clock.set(TEST_START)
    expect((await detailOf(there)).status).toBe(AppointmentStatus.done)
    expect((await detailOf(away)).status).toBe(AppointmentStatus.missed)
  })
})

describe('a reminder', () => {
  const reminderOf = async (userId: string) => {
    const row = await shop.server.database.one<{ phone: string }>('SELECT phone FROM account WHERE id = $1', [userId])
    return shop.server.sms.lastReminderTo(row?.phone ?? '')
  }

  it('comes a day before, once, by text message', async () => {
    const { userId } = await bookedDrive(shop)
    await shop.pass(25 * HOUR_MS)
    expect(await reminderOf(userId)).toBeUndefined()
    await shop.pass(HOUR_MS)
    expect(await reminderOf(userId)).toMatchObject({
      shop: 'Vela Space Jing’an',
      startMs: parseShanghai('2026-11-22 14:00:00'),
    })
    expect(await shop.server.database.one('SELECT remind_at AS at FROM appointment')).toEqual({ at: null })
  })

  it('that the provider did not take comes again, and no more once the appointment has begun', async () => {
    const { userId } = await bookedDrive(shop)
    const refused = jest.spyOn(shop.context.sms, 'remind').mockRejectedValue(new Error('away'))
    await shop.pass(26 * HOUR_MS)
    await shop.pass(MINUTE_MS)
    expect(refused).toHaveBeenCalledTimes(2)
    shop.server.clock.advance(DAY_MS)
    refused.mockRestore()
    await shop.pass(0)
    expect(await reminderOf(userId)).toBeUndefined()
    expect(await shop.server.database.one('SELECT remind_at AS at FROM appointment')).toEqual({ at: null })
  })

  it('does not come to who has been let in before', async () => {
    const { userId, code } = await bookedDrive(shop)
    await takeDriveSteps(shop, code, ['drive-arrived'])
    await shop.pass(26 * HOUR_MS)
    expect(await reminderOf(userId)).toBeUndefined()
  })

  it('follows an appointment that is moved, and none comes of one that was cancelled', async () => {
    const [moved, cancelled] = [await bookedDrive(shop), await bookedDrive(shop)]
    await moveTo(moved, '2026-11-25 14:00:00')
    await shop.server.call(cancel, { id: cancelled.id }, { token: cancelled.token })
    await shop.pass(26 * HOUR_MS)
    expect([await reminderOf(moved.userId), await reminderOf(cancelled.userId)]).toEqual([undefined, undefined])
    await shop.pass(3 * DAY_MS)
    expect(await reminderOf(moved.userId)).toMatchObject({ startMs: parseShanghai('2026-11-25 14:00:00') })
  })
})
