import { formatShanghai, parseShanghai } from '@/domain/time/shanghai-time'
import { addMonths, nextWorkingDayEnd, startOfDay } from '../../../server/system/shanghai-calendar'

describe('the calendar of Shanghai', () => {
  it.each([
    ['2026-01-31 10:00:00', 1, '2026-02-28 10:00:00'],
    ['2028-01-31 10:00:00', 1, '2028-02-29 10:00:00'],
    ['2026-11-30 23:59:59', 3, '2027-02-28 23:59:59'],
    ['2026-03-01 00:30:00', 12, '2027-03-01 00:30:00'],
  ])('counts months: %s and %i months are %s', (from, months, to) => {
    expect(formatShanghai(addMonths(parseShanghai(from), months))).toBe(to)
  })

  it.each([
    ['2026-11-19 10:00:00', '2026-11-20 18:00:00'],
    ['2026-11-20 10:02:00', '2026-11-23 18:00:00'],
    ['2026-11-21 23:00:00', '2026-11-23 18:00:00'],
    ['2026-11-22 00:10:00', '2026-11-23 18:00:00'],
  ])('knows the next working day after %s ends at %s', (from, end) => {
    expect(formatShanghai(nextWorkingDayEnd(parseShanghai(from)))).toBe(end)
  })

  it.each([
    ['2026-11-19 00:00:00', 0, '2026-11-19 00:00:00'],
    ['2026-11-19 07:59:59', 0, '2026-11-19 00:00:00'],
    ['2026-11-19 23:59:59', 45, '2027-01-03 00:00:00'],
  ])('knows the day of %s and %i days begins at %s', (from, days, start) => {
    expect(formatShanghai(startOfDay(parseShanghai(from), days))).toBe(start)
  })
})
