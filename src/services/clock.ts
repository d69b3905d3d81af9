/** Time and timers, so that tests turn them by hand. */
export interface Clock {
  /** Epoch ms of the phone. */
  now(): number
  /** Calls back once after a delay in ms; returns what calls it off. */
  after(delayMs: number, callBack: () => void): () => void
}

/** The phone's own clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(delayMs, callBack) {
    const timer = setTimeout(callBack, delayMs)
    return () => clearTimeout(timer)
  },
}

/** The longest delay a timer takes; a longer one would fire at once. */
const MAX_TIMER_MS = 2 ** 31 - 1

/** Like `clock.after`, for delays of any length: it waits in legs, and at once when the delay is over already. */
export const afterLong = (clock: Clock, delayMs: number, callBack: () => void): (() => void) => {
  let cancel: () => void = () => undefined
  const wait = (leftMs: number): void => {
    const legMs = Math.min(Math.max(leftMs, 0), MAX_TIMER_MS)
    cancel = clock.after(legMs, () => (leftMs > legMs ? wait(leftMs - legMs) : callBack()))
  }
  wait(delayMs)
  return () => cancel()
}
