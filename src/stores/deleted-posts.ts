import { useMemo } from 'react'
import { useStore } from 'zustand/react'
import { createStore } from 'zustand/vanilla'

/** The posts that were deleted on this phone since it opened the app: lists that were read before do not show them. */
export const deletedPosts = createStore<ReadonlySet<string>>(() => new Set())

/** Takes a post out of every list. */
export const markDeleted = (id: string): void => deletedPosts.setState((known) => new Set([...known, id]), true)

/** What of a list was not deleted on this phone since it was read. */
export function useNotDeleted<Item extends { id: string }>(items: readonly Item[]): readonly Item[] {
  const deleted = useStore(deletedPosts)
  return useMemo(() => items.filter(({ id }) => !deleted.has(id)), [items, deleted])
}
