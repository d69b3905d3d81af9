import type { Clock } from '../../../server/system/clock'

/** When tests take place, and when their database was seeded: noon in Shanghai. */
export const TEST_START = new Date('2026-11-20T04:00:00.000Z')

/** A clock that moves only when told to. */
export interface FakeClock extends Clock {
  advance(ms: number): void
  set(time: Date): void
}

/** A clock that stands at `start`. */
export const createFakeClock = (start: Date = TEST_START): FakeClock => {
  let nowMs = start.getTime()
  return {
    now: () => new Date(nowMs),
    advance: (ms) => {
      nowMs += ms
    },
    set: (time) => {
      nowMs = time.getTime()
    },
  }
}
