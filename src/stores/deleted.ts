import { useMemo } from 'react'
import { useStore } from 'zustand/react'
import { createStore } from 'zustand/vanilla'

/** The posts and orders that were deleted on this phone since it opened the app: lists that were read before do not show them. */
export const deletedHere = createStore<ReadonlySet<string>>(() => new Set())

/** Takes a post or an order out of every list. */
export const markDeleted = (id: string): void => deletedHere.setState((known) => new Set([...known, id]), true)

/** What of a list was not deleted on this phone since it was read. */
export function useNotDeleted<Item extends { id: string }>(items: readonly Item[]): readonly Item[] {
  const deleted = useStore(deletedHere)
  return useMemo(() => items.filter(({ id }) => !deleted.has(id)), [items, deleted])
}
