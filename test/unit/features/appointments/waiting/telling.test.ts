import { ConsultationType } from '@/wire/enums/vehicle'
import type { HourWait } from '@/wire/schemas/appointment'
import { parseShanghai } from '@/domain/time/shanghai-time'
import type { GoneHour } from '@/features/appointments/hours/gone'
import { tellableOf } from '@/features/appointments/waiting/telling'
import { untilClock, untilText } from '@/features/appointments/waiting/until-text'

const HOUR = {
  consultationType: ConsultationType.testDrive,
  storeId: 's',
  modelId: 'm',
  startTime: '2026-11-22 14:00:00',
}
const GONE: GoneHour = { ...HOUR, why: 'taken', nearest: [] }
const WAIT: HourWait = { ...HOUR, id: 'w', storeName: 'S', modelName: 'M', appointmentId: null, toldTime: null }

const at = (time: string) => jest.spyOn(Date, 'now').mockReturnValue(parseShanghai(time))

afterEach(() => jest.restoreAllMocks())

test('one is told until two hours before the hour begins, of another day with that day', () => {
  at('2026-11-22 09:41:00')
  expect([untilText(HOUR.startTime), untilClock(HOUR.startTime)]).toEqual(['12:00', '12:00'])
  at('2026-11-21 09:41:00')
  expect([untilText(HOUR.startTime), untilClock(HOUR.startTime)]).toEqual(['Sun\u00a022\u00a0Nov, 12:00', '12:00'])
})

test('an hour that is gone can be waited for while it could still be booked', () => {
  at('2026-11-22 12:00:00')
  expect(tellableOf(GONE, HOUR, [])).toBe(GONE)
  at('2026-11-22 12:00:01')
  expect(tellableOf(GONE, HOUR, [])).toBeUndefined()
})

test('an hour is not offered where the shop stays closed, of another car, or twice; once told, or to move another, it is', () => {
  at('2026-11-21 09:41:00')
  expect(tellableOf(null, HOUR, [])).toBeUndefined()
  expect(tellableOf({ ...GONE, why: 'closed' }, HOUR, [])).toBeUndefined()
  expect(tellableOf(GONE, { ...HOUR, modelId: 'other' }, [])).toBeUndefined()
  expect(tellableOf(GONE, HOUR, [WAIT])).toBeUndefined()
  expect(tellableOf(GONE, HOUR, [{ ...WAIT, storeId: 'other' }])).toBe(GONE)
  expect(tellableOf(GONE, HOUR, [{ ...WAIT, appointmentId: 'a' }])).toBe(GONE)
  expect(tellableOf(GONE, HOUR, [{ ...WAIT, toldTime: '2026-11-21 09:00:00' }])).toBe(GONE)
})
