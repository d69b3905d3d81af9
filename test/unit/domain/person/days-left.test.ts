import { daysLeft } from '@/domain/person/days-left'
import { DAY_MS } from '@/domain/time/duration'

it.each([
  [7 * DAY_MS, 7],
  [6 * DAY_MS + 1, 7],
  [6 * DAY_MS, 6],
  [1, 1],
  [0, 0],
  [-DAY_MS, 0],
])('%i ms are %i days to go', (ms, days) => {
  expect(daysLeft(1_000 + ms, 1_000)).toBe(days)
})
