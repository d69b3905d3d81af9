import { useMemo } from 'react'
import { useStore } from 'zustand/react'
import { deletedPosts } from '@/services/articles/deleted-posts'

/** What of a list was not deleted on this phone since it was read. */
export function useNotDeleted<Item extends { id: string }>(items: readonly Item[]): readonly Item[] {
  const deleted = useStore(deletedPosts)
  return useMemo(() => items.filter(({ id }) => !deleted.has(id)), [items, deleted])
}
