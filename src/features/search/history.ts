import { createStore } from 'zustand/vanilla'
import { areTexts } from '@/services/storage/is-text'
import { storedSlot } from '@/services/storage/stored-slot'

const MOST_KEPT = 10

const slot = storedSlot<string[]>('search-history', { isValue: areTexts })

/** What was searched on this phone, the last first. */
export const history = createStore<readonly string[]>(() => slot.read() ?? [])

const keep = (queries: readonly string[]): void => {
  history.setState(queries, true)
  if (queries.length === 0) slot.clear()
  else slot.write([...queries])
}

/** What is kept by now, by another tab, too, but for one search. */
const without = (query: string): string[] =>
  (slot.read() ?? []).filter((other) => other.toLowerCase() !== query.toLowerCase())

/** Keeps a search; one that was there comes to the front. */
export const rememberSearch = (query: string): void => keep([query, ...without(query)].slice(0, MOST_KEPT))

/** Forgets a search. */
export const forgetSearch = (query: string): void => keep(without(query))

/** Forgets all of them. */
export const forgetHistory = (): void => keep([])
