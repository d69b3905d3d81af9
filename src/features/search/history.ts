import { createStore } from 'zustand/vanilla'
import { storedSlot } from '@/services/storage/stored-slot'

const MOST_KEPT = 10

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

const slot = storedSlot<string[]>('search-history', { isValue: isTexts })

/** What was searched on this phone, the last first. */
export const history = createStore<readonly string[]>(() => slot.read() ?? [])

const keep = (queries: readonly string[]): void => {
  history.setState(queries, true)
  if (queries.length === 0) slot.clear()
  else slot.write([...queries])
}

const without = (query: string): string[] =>
  history.getState().filter((other) => other.toLowerCase() !== query.toLowerCase())

/** Keeps a search; one that was there comes to the front. */
export const keepQuery = (query: string): void => keep([query, ...without(query)].slice(0, MOST_KEPT))

/** Forgets a search. */
export const forgetQuery = (query: string): void => keep(without(query))

/** Forgets all of them. */
export const forgetHistory = (): void => keep([])
