import { formatNearDay } from '@/domain/time/near-day'
import { parseShanghai } from '@/domain/time/shanghai-time'

test.each([
  ['2026-11-30 23:59:59', '30 Nov'],
  ['2027-05-27 23:59:59', '27 May'],
  ['2027-11-19 23:59:59', '19 Nov'],
  ['2027-11-20 23:59:59', '20 Nov 2027'],
  ['2026-11-19 23:59:59', '19 Nov 2026'],
])('%s is written on 20 November 2026 as "%s"', (time, text) => {
  expect(formatNearDay(parseShanghai(time), parseShanghai('2026-11-20 10:00:00'))).toBe(text)
})
