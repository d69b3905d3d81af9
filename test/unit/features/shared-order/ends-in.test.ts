import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/domain/time/duration'
import { parseShanghai } from '@/domain/time/shanghai-time'
import { endsInText } from '@/features/shared-order/ends-in'

const END = '2026-11-28 10:00:00'

it.each([
  [7 * DAY_MS, 'Ends in 7 days.'],
  [7 * DAY_MS - MINUTE_MS, 'Ends in 6 days.'],
  [DAY_MS + HOUR_MS, 'Ends in 1 day.'],
  [DAY_MS, 'Ends in 24 hours.'],
  [2 * HOUR_MS - MINUTE_MS, 'Ends in 2 hours.'],
  [MINUTE_MS, 'Ends within the hour.'],
])('a link that is good for %i ms more says "%s"', (leftMs, text) => {
  expect(endsInText(END, parseShanghai(END) - leftMs)).toBe(text)
})
