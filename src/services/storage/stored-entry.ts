import { DAY_MS } from '@/domain/time/duration'
import { isRecord } from './is-record'

/** No stored value outlives this: 365 days in ms (docs/rules/time.md). */
const MAX_STORAGE_LIFETIME_MS = 365 * DAY_MS

/** A value as it is stored; `expire` and `time` (of writing) are epoch ms. */
export interface StoredEntry<Value> {
  value: Value
  expire: number
  version: string
  time: number
}

/** How an entry is made: a longer lifetime than 365 days is cut to it, which is also the default. */
export interface StoredEntryOptions {
  version: string
  nowMs: number
  lifetimeMs?: number
}

/** Wraps a value for storage. */
export const makeStoredEntry = <Value>(value: Value, options: StoredEntryOptions): StoredEntry<Value> => {
  const lifetimeMs = Math.min(options.lifetimeMs ?? MAX_STORAGE_LIFETIME_MS, MAX_STORAGE_LIFETIME_MS)
  return { value, expire: options.nowMs + lifetimeMs, version: options.version, time: options.nowMs }
}

/** Whether it is an entry of ours; others keep theirs beside them. */
export const isStoredEntry = (entry: unknown): entry is StoredEntry<unknown> =>
  isRecord(entry) &&
  entry.value !== undefined &&
  typeof entry.expire === 'number' &&
  typeof entry.version === 'string' &&
  typeof entry.time === 'number'

/**
 * Takes the value out of what storage held, or undefined if the entry is to be dropped: no entry, another version,
 * expired, written longer ago than the lifetime cap, or holding something else than expected.
 *
 * @param isValue - proves the shape of the value, for storage is the user's to change.
 */
export const readStoredEntry = <Value>(
  entry: unknown,
  { version, nowMs }: Pick<StoredEntryOptions, 'version' | 'nowMs'>,
  isValue: (value: unknown) => value is Value,
): Value | undefined => {
  if (!isStoredEntry(entry) || entry.version !== version) return undefined
  if (nowMs >= Math.min(entry.expire, entry.time + MAX_STORAGE_LIFETIME_MS)) return undefined
  return isValue(entry.value) ? entry.value : undefined
}
