import { clipLength } from '@/domain/time/clip-length'

test.each([
  [0, '00:00'],
  [13, '00:13'],
  [59.6, '01:00'],
  [222, '03:42'],
  [3_661, '61:01'],
])('%d seconds are written as %s', (seconds, text) => {
  expect(clipLength(seconds)).toBe(text)
})
