import { pullAfter, REFRESH_AT_PX, type Point, type Pull } from '@/ui/pull-to-refresh/gesture'

const START: Point = { x: 100, y: 100 }

/** A finger that goes through these points, each relative to where it came down. */
const through = (...steps: [acrossPx: number, downPx: number][]): Pull =>
  steps.reduce<Pull>(
    (pull, [acrossPx, downPx]) => pullAfter(pull, START, { x: START.x + acrossPx, y: START.y + downPx }),
    'undecided',
  )

describe('pulling a page down', () => {
  it('waits until the finger has chosen its way', () => {
    expect(through([3, 4])).toBe('undecided')
  })

  it.each([
    ['across', [20, 4]],
    ['across, a little more than down', [20, 20]],
    ['up', [0, -20]],
  ] as [string, [number, number]][])('leaves a finger alone that goes %s', (_way, step) => {
    expect(through(step)).toBe('other')
  })

  it('leaves such a finger alone until it is lifted', () => {
    expect(through([20, 4], [20, 300])).toBe('other')
  })

  it('lets the disc follow, held, and no farther than it may go', () => {
    expect(through([0, 60])).toBe(30)
    expect(through([0, 60], [0, 130])).toBeGreaterThanOrEqual(REFRESH_AT_PX)
    expect(through([0, 60], [0, 2_000])).toBe(96)
  })

  it('follows back to the top, and not beyond it', () => {
    expect(through([0, 60], [0, -40])).toBe(0)
  })
})
