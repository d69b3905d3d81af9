import { swipeStep } from '@/features/home/swipe'

const at = (clientX: number, clientY: number) => ({ clientX, clientY })

test.each([
  ['to the left leads to the next slide', at(300, 100), at(200, 110), 1],
  ['to the right leads to the slide before', at(100, 100), at(200, 90), -1],
  ['of a few px is a tap', at(100, 100), at(130, 100), 0],
  ['that goes down scrolls the page', at(100, 100), at(160, 220), 0],
])('a finger %s', (_, start, end, step) => {
  expect(swipeStep(start, end)).toBe(step)
})
