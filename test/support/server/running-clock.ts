import type { FakeClock } from './clock'

/** A clock that runs on with the machine's, and that a test can set: `set(new Date())` makes it right again. */
export const createRunningClock = (): FakeClock => {
  let aheadMs = 0
  return {
    now: () => new Date(Date.now() + aheadMs),
    advance: (ms) => {
      aheadMs += ms
    },
    set: (time) => {
      aheadMs = time.getTime() - Date.now()
    },
  }
}
