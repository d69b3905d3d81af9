import { attempt } from './attempt'
import type { KeyValueStorage } from './types'

/** Keeps our keys apart from those of other pages of the same origin. */
const PREFIX = 'vela:'

/** Private windows and full quotas make localStorage throw; the app then lives with what memory holds. */
const memory = new Map<string, string>()

const ownKeys = (names: string[]): string[] =>
  names.filter((name) => name.startsWith(PREFIX)).map((name) => name.slice(PREFIX.length))

/** The browser's localStorage (kept in local storage). */
export const storage: KeyValueStorage = {
  get: (key) => memory.get(key) ?? attempt(() => localStorage.getItem(PREFIX + key) ?? undefined, undefined),

  set(key, text) {
    const isKept = attempt(() => {
      localStorage.setItem(PREFIX + key, text)
      return true
    }, false)
    if (isKept) memory.delete(key)
    else memory.set(key, text)
  },

  remove(key) {
    memory.delete(key)
    attempt(() => localStorage.removeItem(PREFIX + key), undefined)
  },

  keys: () => [...new Set([...memory.keys(), ...ownKeys(attempt(() => Object.keys(localStorage), []))])],

  watch(onChange) {
    const onStorage = ({ key, newValue }: StorageEvent): void => {
      if (key?.startsWith(PREFIX)) onChange(key.slice(PREFIX.length), newValue ?? '')
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  },
}
