import type { KeyValueStorage } from './types'

/** A target's own store: any of it may throw. */
type OwnStore = Omit<KeyValueStorage, 'watch'>

/** The result of some work on a store, or the fallback when the store throws. */
const attempt = <Result>(work: () => Result, otherwise: Result): Result => {
  try {
    return work()
  } catch {
    return otherwise
  }
}

/** A store that throws, being full or forbidden, takes nothing: what was to be kept then lives as long as the app does. */
export const withMemory = (store: OwnStore): OwnStore => {
  const memory = new Map<string, string>()
  return {
    get: (key) => memory.get(key) ?? attempt(() => store.get(key), undefined),

    set(key, text) {
      memory.set(key, text)
      attempt(() => {
        store.set(key, text)
        memory.delete(key)
      }, undefined)
    },

    remove(key) {
      memory.delete(key)
      attempt(() => store.remove(key), undefined)
    },

    keys: () => [...new Set([...memory.keys(), ...attempt(() => store.keys(), [])])],
  }
}
