import type { ShopOpening } from '@/wire/schemas/shop'
import { parseShanghai } from '@/domain/time/shanghai-time'

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
