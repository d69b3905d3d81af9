import { detail, list } from '@/wire/endpoints/shop'
import { DAY_MS } from '@/domain/time/duration'
import { parseShanghai } from '@/domain/time/shanghai-time'
import { HOLIDAYS } from '../../../server/db/seed/holidays'
import { daysFrom, nextOpenings, type ShopCalendar } from '../../../server/modules/shop/calendar/shop-calendar'
import { TEST_START } from '../../support/server/clock'
import { startTestServer, type TestServer } from '../../support/server/server'

const SPACE = 'shanghai-jingan'
const WORKSHOP = 'shanghai-hongqiao-service'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterEach(() => server.clock.set(TEST_START))
afterAll(() => server.close())

const openingsOf = async (id: string, at: string) => {
  server.clock.set(new Date(parseShanghai(at)))
  return (await server.call(detail, { id })).data.openings
}

describe('the openings of a shop', () => {
  it('are the one it has now and the next', async () => {
    expect(await openingsOf(SPACE, '2026-11-20 12:00:00')).toEqual([
      { opensTime: '2026-11-20 10:00:00', closesTime: '2026-11-20 22:00:00' },
      { opensTime: '2026-11-21 10:00:00', closesTime: '2026-11-21 22:00:00' },
    ])
  })

  it('begin with the next day from the minute it closes', async () => {
    expect((await openingsOf(SPACE, '2026-11-20 21:59:59'))[0]?.opensTime).toBe('2026-11-20 10:00:00')
    expect((await openingsOf(SPACE, '2026-11-20 22:00:00'))[0]?.opensTime).toBe('2026-11-21 10:00:00')
  })

  it('leave out days off and public holidays', async () => {
    // A Saturday: Sunday is the workshop's day off.
    expect((await openingsOf(WORKSHOP, '2026-11-21 19:00:00'))[0]?.opensTime).toBe('2026-11-23 08:30:00')
    // The last evening before the National Day, whose third day is a Saturday.
    expect((await openingsOf(WORKSHOP, '2026-09-30 20:00:00'))[0]?.opensTime).toBe('2026-10-05 08:30:00')
    expect((await openingsOf(SPACE, '2026-09-30 23:00:00'))[0]?.opensTime).toBe('2026-10-01 10:00:00')
  })

  it('leave out a day on which this shop alone stays closed', async () => {
    await server.database.query('INSERT INTO store_closed_day (store_id, day) VALUES ($1, $2)', [SPACE, '2026-12-01'])
    expect((await openingsOf(SPACE, '2026-11-30 23:00:00'))[0]?.opensTime).toBe('2026-12-02 10:00:00')
  })

  it('are told in lists, and none of a shop that has not told its hours', async () => {
    await server.database.query('DELETE FROM store_hours WHERE store_id = $1', ['shanghai-xintiandi'])
    const { data } = await server.call(list, { provinceCode: '310000', cityCode: '310100' })
    expect(Object.fromEntries(data.map(({ id, openings }) => [id, openings.length]))).toEqual({
      'shanghai-jingan': 2,
      'shanghai-pudong-delivery': 2,
      'shanghai-hongqiao-service': 2,
      'shanghai-xintiandi': 0,
    })
  })

  it('of public holidays are told as hours, or as closed', async () => {
    expect((await server.call(detail, { id: SPACE })).data.holidayHours).toBe('10:00–22:00')
    expect((await server.call(detail, { id: WORKSHOP })).data.holidayHours).toBeNull()
  })
})

describe('a calendar over two years', () => {
  const weekdays: ShopCalendar = {
    hoursByKind: new Map([1, 2, 3, 4, 5, 6].map((kind) => [kind, { opensMinute: 540, closesMinute: 1_080 }])),
    holidays: new Set(HOLIDAYS.map(({ day }) => day)),
    closedDays: new Set(['2027-03-03']),
  }
  const startMs = parseShanghai('2026-01-01 00:00:00')
  const days = daysFrom(startMs, 730)

  it('has each day once and in order, through leap days and the turns of years', () => {
    expect(new Set(days).size).toBe(days.length)
    expect([...days].sort()).toEqual(days)
  })

  it('opens on no Sunday, no holiday and no closed day, and on every other day for nine hours', () => {
    for (const day of days) {
      const [opening] = nextOpenings(weekdays, parseShanghai(`${day} 00:00:00`), [day])
      const isSunday = new Date(`${day}T12:00:00+08:00`).getUTCDay() === 0
      const isOff = isSunday || weekdays.holidays.has(day) || weekdays.closedDays.has(day)
      expect(opening === undefined).toBe(isOff)
      if (opening !== undefined) expect(opening.closesMs - opening.opensMs).toBe(9 * 3_600_000)
    }
  })

  it('knows at every hour a next opening that is not over, within the fortnight that is looked ahead', () => {
    for (let nowMs = startMs; nowMs < startMs + 365 * DAY_MS; nowMs += 7 * 3_600_000) {
      const [first, second] = nextOpenings(weekdays, nowMs, daysFrom(nowMs, 14))
      expect(first?.closesMs).toBeGreaterThan(nowMs)
      expect(second?.opensMs).toBeGreaterThan(first?.closesMs ?? Infinity)
    }
  })
})
