import type { KeptFiles } from './types'

/** Where a target's own store is full or forbidden, or gives a file up, it stays at hand as it was chosen until the app ends. */
export const withMemory = (store: KeptFiles): KeptFiles => {
  const chosen = new Map<string, string>()
  return {
    keep(key, address) {
      chosen.set(key, address)
      return store.keep(key, address)
    },
    open: async (key) => (await store.open(key)) ?? chosen.get(key),
    remove(key) {
      chosen.delete(key)
      return store.remove(key)
    },
    keepOnly(isWanted) {
      for (const key of [...chosen.keys()]) if (!isWanted(key)) chosen.delete(key)
      return store.keepOnly(isWanted)
    },
  }
}
