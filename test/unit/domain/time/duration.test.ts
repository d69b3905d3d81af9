import fc from 'fast-check'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS, splitRemaining } from '@/domain/time/duration'

describe('splitting remaining time', () => {
  it.each([
    [0, { day: 0, hour: 0, minute: 0, second: 0 }],
    [-1, { day: 0, hour: 0, minute: 0, second: 0 }],
    [1, { day: 0, hour: 0, minute: 0, second: 1 }],
    [59_001, { day: 0, hour: 0, minute: 1, second: 0 }],
    [HOUR_MS, { day: 0, hour: 1, minute: 0, second: 0 }],
    [DAY_MS + HOUR_MS + MINUTE_MS + SECOND_MS, { day: 1, hour: 1, minute: 1, second: 1 }],
  ])('splits %p ms into %p', (remainingMs, parts) => {
    expect(splitRemaining(remainingMs)).toEqual(parts)
  })

  it('adds up to the span, rounded up to the second, with every part in its range', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000 * DAY_MS }), (remainingMs) => {
        const { day, hour, minute, second } = splitRemaining(remainingMs)
        const sumMs = day * DAY_MS + hour * HOUR_MS + minute * MINUTE_MS + second * SECOND_MS
        expect(sumMs - remainingMs).toBeGreaterThanOrEqual(0)
        expect(sumMs - remainingMs).toBeLessThan(SECOND_MS)
        expect([hour < 24, minute < 60, second < 60]).toEqual([true, true, true])
      }),
    )
  })
})
