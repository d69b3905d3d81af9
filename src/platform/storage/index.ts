import { watchReturn } from '../page-return'
import type { KeyValueStorage } from './types'
import { withMemory } from './with-memory'

/** Keeps our keys apart from those of other pages of the same origin. */
const PREFIX = 'vela:'

/** The browser's localStorage, which private windows and full quotas make throw. */
export const storage: KeyValueStorage = {
  ...withMemory({
    get: (key) => localStorage.getItem(PREFIX + key) ?? undefined,
    set: (key, text) => localStorage.setItem(PREFIX + key, text),
    remove: (key) => localStorage.removeItem(PREFIX + key),
    keys: () =>
      Object.keys(localStorage)
        .filter((name) => name.startsWith(PREFIX))
        .map((name) => name.slice(PREFIX.length)),
  }),

  watch(key, onChange) {
    const onStorage = (event: StorageEvent): void => {
      if (event.key === PREFIX + key) onChange(event.newValue ?? '')
    }
    window.addEventListener('storage', onStorage)
    const stopWatching = watchReturn(() => onChange(''))
    return () => {
      window.removeEventListener('storage', onStorage)
      stopWatching()
    }
  },
}
