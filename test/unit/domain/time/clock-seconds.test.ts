import { clockSeconds } from '@/domain/time/clock-seconds'

test.each([
  [0, '00:00'],
  [13, '00:13'],
  [59.6, '01:00'],
  [222, '03:42'],
  [3_599, '59:59'],
  [11_040, '03:04:00'],
  [90_009, '25:00:09'],
])('%d seconds are written as %s', (seconds, text) => {
  expect(clockSeconds(seconds)).toBe(text)
})
