import type { CalendarDay } from '@/wire/schemas/appointment'
import { isFree, shownDay } from '@/features/appointments/hours/calendar-days'

const full: CalendarDay = { day: '2026-11-21', isOpen: true, slots: [{ startTime: '2026-11-21 10:00:00', left: 0 }] }
const closed: CalendarDay = { day: '2026-11-22', isOpen: false, slots: [] }
const free: CalendarDay = { day: '2026-11-23', isOpen: true, slots: [{ startTime: '2026-11-23 10:00:00', left: 1 }] }
const days = [full, closed, free]

describe('the day that is shown', () => {
  it('is the one looked at, else that of the hour, else the first with a free hour', () => {
    expect(shownDay(days, closed.day, '2026-11-21 10:00:00')).toBe(closed)
    expect(shownDay(days, undefined, '2026-11-21 10:00:00')).toBe(full)
    expect(shownDay(days, undefined, undefined)).toBe(free)
    expect(shownDay([full, closed], undefined, '2027-01-01 10:00:00')).toBe(full)
  })
})

it('an hour is free while somebody can book it', () => {
  expect(isFree(days, '2026-11-23 10:00:00')).toBe(true)
  expect(isFree(days, '2026-11-21 10:00:00')).toBe(false)
  expect(isFree(days, '2026-11-23 11:00:00')).toBe(false)
})
