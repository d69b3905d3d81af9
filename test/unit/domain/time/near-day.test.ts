import { formatNearDay } from '@/domain/time/near-day'
import { parseShanghai } from '@/domain/time/shanghai-time'

test.each([
  ['2026-11-30 23:59:59', '30\u00a0Nov'],
  ['2027-05-27 23:59:59', '27\u00a0May'],
  ['2027-11-19 23:59:59', '19\u00a0Nov'],
  ['2027-11-20 23:59:59', '20\u00a0Nov\u00a02027'],
  ['2026-11-19 23:59:59', '19\u00a0Nov\u00a02026'],
])('%s is written on 20\u00a0November 2026 as "%s"', (time, text) => {
  expect(formatNearDay(parseShanghai(time), parseShanghai('2026-11-20 10:00:00'))).toBe(text)
})
