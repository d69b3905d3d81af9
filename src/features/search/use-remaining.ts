import { useMemo } from 'react'
import { useStore } from 'zustand/react'
import { SearchKind } from '@/wire/enums/search'
import type { SearchResults } from '@/wire/schemas/search'
import { deletedHere } from '@/stores/deleted'

/** The results without the posts that were deleted on this phone since they were found. */
export function useRemaining(results: SearchResults): SearchResults {
  const deleted = useStore(deletedHere)
  return useMemo(() => {
    const articles = results.articles.filter(({ id }) => !deleted.has(id))
    const gone = results.articles.length - articles.length
    const counts = results.counts
      .map(({ kind, count }) => ({ kind, count: kind === SearchKind.article ? count - gone : count }))
      .filter(({ count }) => count > 0)
    return { ...results, articles, counts }
  }, [results, deleted])
}
