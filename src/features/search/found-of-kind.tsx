import { type SearchKind, Spelling } from '@/wire/enums/search'
import { FOUND_PART_SIZE } from '@/wire/search-limits'
import { usePageEnd } from '@/hooks/use-page-end'
import { usePagedList } from '@/hooks/use-paged-list'
import { fetchResults } from '@/services/api/search'
import { Button } from '@/ui/button'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { Spinner } from '@/ui/spinner'
import { ErrorView } from '@/ui/state-view'
import { foundItems, type FoundItem } from './found-item'
import { FoundRows } from './found-rows'
import { messages } from './messages'

interface FoundOfKindProps {
  /** As it was mended, so that every part is of the same words. */
  query: string
  kind: SearchKind
  marks: readonly string[]
}

/** All that was found of a kind, more of it as the page is scrolled. */
export function FoundOfKind({ query, kind, marks }: FoundOfKindProps) {
  const { items, phase, failure, refresh, loadMore, retry } = usePagedList({
    fetchPart: async (current: number | undefined, signal) => {
      const part = current ?? 1
      const results = await fetchResults({ query, kind, current: part, spelling: Spelling.typed }, { signal })
      const total = results.counts[0]?.count ?? 0
      return { records: foundItems(results), next: part * FOUND_PART_SIZE < total ? part + 1 : null }
    },
    keyOf: (item: FoundItem) => item.id,
  })
  usePageEnd({ rowCount: items.length, onNear: loadMore })
  if (items.length === 0 && failure !== undefined) return <ErrorView text={failure} onReload={refresh} />
  if (items.length === 0) return <LoadedOrNot page={{ status: 'loading' }} onReload={refresh} />
  return (
    <>
      <FoundRows items={items} marks={marks} />
      {phase === 'loadingMore' && <Spinner />}
      {failure !== undefined && (
        <Button kind="link" isSmall onPress={retry}>
          {messages.moreFailed}
        </Button>
      )}
    </>
  )
}
