import { SECOND_MS } from './duration'

/** What one reply tells of the server's clock; both instants are the phone's epoch ms. */
export interface ClockSample {
  dateHeader: string
  requestedAtMs: number
  receivedAtMs: number
}

/** Between which two values, in ms, the server's clock is ahead of the phone's. */
export interface ClockOffset {
  minMs: number
  maxMs: number
}

/**
 * Narrows what is known of the server's clock by one more reply. The server wrote its Date header (cut to the second)
 * between request and reply, so each reply bounds the offset from both sides, and the bounds of several replies soon
 * meet. Bounds that exclude each other mean that the phone's clock was set: the newest reply is then believed alone.
 *
 * @param known - the bounds so far, or null before the first reply.
 * @returns `known` unchanged if the header is no date. Feed only replies that no cache can have kept.
 */
export const observeServerClock = (known: ClockOffset | null, sample: ClockSample): ClockOffset | null => {
  const dateMs = Date.parse(sample.dateHeader)
  if (Number.isNaN(dateMs)) return known
  const seen = { minMs: dateMs - sample.receivedAtMs, maxMs: dateMs + SECOND_MS - sample.requestedAtMs }
  if (known === null || seen.minMs > known.maxMs || seen.maxMs < known.minMs) return seen
  return { minMs: Math.max(known.minMs, seen.minMs), maxMs: Math.min(known.maxMs, seen.maxMs) }
}

/** The server's time in epoch ms: the phone's time moved by the middle of the known bounds, or as it is without any. */
export const correctedNow = (nowMs: number, offset: ClockOffset | null): number =>
  offset === null ? nowMs : nowMs + Math.round((offset.minMs + offset.maxMs) / 2)
