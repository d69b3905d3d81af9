import { storage } from '@/platform/storage'
import { storedSlot, type StoredSlot } from './stored-slot'

/** What stands behind these keys can be fetched again, unlike a login, a draft or a choice. */
const CACHE_PREFIX = 'cache:'

/** A text takes two bytes a character in the phone's store. */
const BYTES_A_CHARACTER = 2

/** A place for a copy of what the server sent; "Clear cache" empties it. Takes what `storedSlot` takes. */
export const cacheSlot = <Value>(name: string, options: Parameters<typeof storedSlot<Value>>[1]): StoredSlot<Value> =>
  storedSlot(CACHE_PREFIX + name, options)

const cacheKeys = (): string[] => storage.keys().filter((key) => key.startsWith(CACHE_PREFIX))

/** How much the copies take, in bytes. */
export const cacheBytes = (): number =>
  cacheKeys().reduce((bytes, key) => bytes + (key.length + (storage.get(key)?.length ?? 0)) * BYTES_A_CHARACTER, 0)

/** Drops the copies. Login, drafts and settings stay. */
export const clearCache = (): void => cacheKeys().forEach(storage.remove)
