/** The server's time. Everything that compares times asks it, so that tests can drive them. */
export interface Clock {
  now(): Date
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() }
