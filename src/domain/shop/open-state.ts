import type { ShopOpening } from '@/wire/schemas/shop'
import { midnightAfter, parseShanghai } from '@/domain/time/shanghai-time'

/** Whether a shop is open, and when that changes next; unknown where it has not told its hours. Times are epoch ms. */
export type OpenState = { kind: 'open'; closesMs: number } | { kind: 'closed'; opensMs: number } | { kind: 'unknown' }

/** Whether a shop is open at an instant, by its next openings in their order. */
export const openStateAt = (openings: readonly ShopOpening[], nowMs: number): OpenState => {
  const next = openings
    .map(({ opensTime, closesTime }) => ({ opensMs: parseShanghai(opensTime), closesMs: parseShanghai(closesTime) }))
    .find(({ closesMs }) => closesMs > nowMs)
  if (next === undefined) return { kind: 'unknown' }
  return next.opensMs <= nowMs ? { kind: 'open', closesMs: next.closesMs } : { kind: 'closed', opensMs: next.opensMs }
}

/**
 * When a shop says something else: as it opens or closes, and at midnight while its next opening is told by "today" or
 * "tomorrow". Epoch ms; Infinity for one that says nothing.
 */
export const nextOpenChange = (openings: readonly ShopOpening[], nowMs: number): number => {
  const state = openStateAt(openings, nowMs)
  switch (state.kind) {
    case 'open':
      return state.closesMs
    case 'closed':
      return Math.min(state.opensMs, midnightAfter(nowMs))
    case 'unknown':
      return Infinity
    default:
      return state satisfies never
  }
}
