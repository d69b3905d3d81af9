import { MINUTE_MS } from '@/domain/time/duration'
import { isText } from '../storage/is-text'
import { randomId } from '../storage/random-id'
import { storedSlot, type StoredSlot } from '../storage/stored-slot'

/**
 * As long as an unpaid order lives: after that, the same intent is a new wish, and its old key would only bring the
 * expired order back.
 */
const KEY_LIFETIME_MS = 30 * MINUTE_MS

const slotOf = (intent: string): StoredSlot<string> =>
  storedSlot(`idempotency:${intent}`, { isValue: isText, lifetimeMs: KEY_LIFETIME_MS })

/**
 * The key of an intent such as `place:<modelId>`: made before the first try and kept over retries, reloads and lost
 * replies until it is released, so that one wish of the shopper has one effect.
 */
export const keptKey = (intent: string): string => {
  const slot = slotOf(intent)
  const kept = slot.read()
  if (kept !== undefined) return kept
  const key = randomId()
  slot.write(key)
  return key
}

/** Forgets the key of an intent that has its answer: the next one is a new wish. */
export const releaseKey = (intent: string): void => slotOf(intent).clear()
