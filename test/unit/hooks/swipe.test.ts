import { swipeStep } from '@/hooks/swipe'

const start = { x: 200, y: 300 }

describe('a finger on the poster', () => {
  it.each([
    ['to the left shows the next model', { x: 140, y: 310 }, 1],
    ['to the right shows the model before', { x: 260, y: 290 }, -1],
    ['that hardly moves is a tap', { x: 160, y: 300 }, 0],
    ['that moves more down than across scrolls', { x: 140, y: 380 }, 0],
    ['that moves as far down as across scrolls', { x: 140, y: 360 }, 0],
  ])('%s', (_sentence, end, step) => {
    expect(swipeStep(start, end)).toBe(step)
  })
})
