import { timeLeftText } from '@/features/profile/time-left-text'

test.each([
  [{ day: 0, hour: 0, minute: 29, second: 5 }, '29:05'],
  [{ day: 0, hour: 0, minute: 0, second: 0 }, '00:00'],
  [{ day: 0, hour: 3, minute: 4, second: 0 }, '03:04:00'],
  [{ day: 1, hour: 1, minute: 0, second: 9 }, '25:00:09'],
])('%j is written as %s', (remaining, text) => {
  expect(timeLeftText(remaining)).toBe(text)
})
