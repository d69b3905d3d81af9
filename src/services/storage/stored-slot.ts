import { parseJson } from '@/services/parse-json'
import { isStoredEntry, makeStoredEntry, readStoredEntry } from '@/services/storage/stored-entry'
import { storage } from '@/platform/storage'

/** Raise it when stored shapes change: what older releases wrote is dropped then (docs/rules/time.md). */
const STORAGE_VERSION = '1'

/** One place in local storage that holds one kind of value. */
export interface StoredSlot<Value> {
  readonly key: string
  /** The value, or undefined when there is none; an expired, outdated or damaged entry is dropped by reading it. */
  read(): Value | undefined
  write(value: Value): void
  clear(): void
}

/** What a place is told of its values. */
export interface SlotOptions<Value> {
  isValue: (value: unknown) => value is Value
  /** At most and by default 365 days, in ms. */
  lifetimeMs?: number
}

/**
 * Names a place for values stored as {value, expire, version, time}.
 *
 * @param isValue - proves the shape of what is read, for storage is the user's to change.
 */
export const storedSlot = <Value>(key: string, { isValue, lifetimeMs }: SlotOptions<Value>): StoredSlot<Value> => ({
  key,

  read() {
    const text = storage.get(key)
    if (text === undefined) return undefined
    const value = readStoredEntry(parseJson(text), { version: STORAGE_VERSION, nowMs: Date.now() }, isValue)
    if (value === undefined) storage.remove(key)
    return value
  },

  write(value) {
    const lifetime = lifetimeMs === undefined ? {} : { lifetimeMs }
    const entry = makeStoredEntry(value, { version: STORAGE_VERSION, nowMs: Date.now(), ...lifetime })
    storage.set(key, JSON.stringify(entry))
  },

  clear: () => storage.remove(key),
})

const isAnything = (value: unknown): value is unknown => value !== undefined

/** Drops what has expired: a place of a user who does not come back is read by nobody. */
export const dropExpired = (): void => {
  const now = { version: STORAGE_VERSION, nowMs: Date.now() }
  for (const key of storage.keys()) {
    const entry = parseJson(storage.get(key) ?? '')
    if (isStoredEntry(entry) && readStoredEntry(entry, now, isAnything) === undefined) storage.remove(key)
  }
}
