import { MINUTE_MS } from '@/domain/time/duration'
import { isRecord } from '../storage/is-record'
import { randomId } from '../storage/random-id'
import { storedSlot, type StoredSlot } from '../storage/stored-slot'

/**
 * As long as an unpaid order lives: after that, the same intent is a new wish, and its old key would only bring the
 * expired order back.
 */
const KEY_LIFETIME_MS = 30 * MINUTE_MS

/** The key of an intent, and what exactly was wished for with it. */
interface KeptKey {
  key: string
  wish: string
}

const isKept = (value: unknown): value is KeptKey =>
  isRecord(value) && typeof value.key === 'string' && typeof value.wish === 'string'

const slotOf = (intent: string): StoredSlot<KeptKey> =>
  storedSlot(`idempotency:${intent}`, { isValue: isKept, lifetimeMs: KEY_LIFETIME_MS })

/**
 * The key of an intent such as `place:<modelId>`: made before the first try and kept over retries, reloads and lost
 * replies until it is released, so that one wish of the shopper has one effect. Another wish takes the place of the one
 * before, whose key is never used again.
 */
export const keptKey = (intent: string, wish = ''): string => {
  const slot = slotOf(intent)
  const kept = slot.read()
  if (kept?.wish === wish) return kept.key
  const key = randomId()
  slot.write({ key, wish })
  return key
}

/** Forgets the key of an intent that has its answer: the next one is a new wish. That of a later wish stays. */
export const releaseKey = (intent: string, key: string): void => {
  const slot = slotOf(intent)
  if (slot.read()?.key === key) slot.clear()
}
