import { DAY_MS, MINUTE_MS } from '@/domain/time/duration'
import { currentUserId } from '../session/session'
import { isText } from '../storage/is-text'
import { randomId } from '../storage/random-id'
import { ownSlot } from '../storage/own-slot'

/** From the last try on: after that the same intent is a new wish, and its old key would only tell of what was before. */
const KEY_LIFETIME_MS = 30 * MINUTE_MS

const PLACING = 'place:'

/**
 * As long as the server remembers a key. An order whose reply was lost may live for longer than its half hour, where the app
 * was closed meanwhile, and must not get a second one beside it; of one that has ended the server tells so.
 */
const PLACING_LIFETIME_MS = 7 * DAY_MS

/** What ordering under a deposit is called. */
export const placingIntent = (marketPostId: string): string => PLACING + marketPostId

/** The key of the user's intent, a space, and what exactly was wished for with it: alone where that says it all. */
const slotOf = (intent: string) =>
  ownSlot(`idempotency:${intent}`, {
    isValue: isText,
    lifetimeMs: intent.startsWith(PLACING) ? PLACING_LIFETIME_MS : KEY_LIFETIME_MS,
  })(currentUserId())

const keptIn = (slot: ReturnType<typeof slotOf>): { key: string; wish: string } => {
  const [key = '', ...wish] = (slot.read() ?? '').split(' ')
  return { key, wish: wish.join(' ') }
}

/** A key, and what forgets it once it has its answer: the next intent is a new wish. The key of a later wish stays. */
interface KeptKey {
  key: string
  release: () => void
}

/**
 * The key of an intent such as `place:<modelId>` of whoever is logged in: made before the first try and kept over retries,
 * reloads and lost replies until it is released, so that one wish of the shopper has one effect. Another wish takes the place of
 * the one before, whose key is never used again.
 */
export const keptKey = (intent: string, wish = ''): KeptKey => {
  const slot = slotOf(intent)
  const kept = keptIn(slot)
  const key = kept.key !== '' && kept.wish === wish ? kept.key : randomId()
  slot.write(wish === '' ? key : `${key} ${wish}`)
  return { key, release: () => void (keptIn(slot).key === key && slot.clear()) }
}

/** Forgets the key of an intent that was seen to have happened, though its reply was lost: the next one is a new wish. */
export const forgetIntent = (intent: string): void => slotOf(intent).clear()
