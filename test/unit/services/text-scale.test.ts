import { nearestTextScale } from '@/services/text-sizes'

test.each([
  [0.8, 1],
  [1.06, 1],
  [1.1, 1.15],
  [1.2, 1.15],
  [1.25, 1.3],
  [2, 1.3],
])('a phone set to %d times the normal size gets %d', (factor, scale) => {
  expect(nearestTextScale(factor)).toBe(scale)
})
