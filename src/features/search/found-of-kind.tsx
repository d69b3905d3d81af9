import { type SearchKind, Spelling } from '@/wire/enums/search'
import { FOUND_PART_SIZE } from '@/wire/search-limits'
import { usePageEnd } from '@/hooks/use-page-end'
import { usePagedList } from '@/hooks/use-paged-list'
import { fetchResults } from '@/services/api/search'
import { useNotDeleted } from '@/stores/deleted'
import { PagedRows } from '@/ui/paged-rows'
import { foundItems, type FoundItem } from './found-item'
import { FoundRows } from './found-rows'

interface FoundOfKindProps {
  /** As it was mended, so that every part is of the same words. */
  query: string
  kind: SearchKind
  marks: readonly string[]
}

/** All that was found of a kind, more of it as the page is scrolled. */
export function FoundOfKind({ query, kind, marks }: FoundOfKindProps) {
  const found = usePagedList({
    fetchPart: async (current: number | undefined, signal) => {
      const part = current ?? 1
      const results = await fetchResults({ query, kind, current: part, spelling: Spelling.typed }, { signal })
      const total = results.counts[0]?.count ?? 0
      return { records: foundItems(results), next: part * FOUND_PART_SIZE < total ? part + 1 : null }
    },
    keyOf: (item: FoundItem) => item.id,
  })
  const list = { ...found, items: useNotDeleted(found.items) }
  usePageEnd({ rowCount: list.items.length, onNear: list.loadMore })
  return (
    <PagedRows list={list} empty={null}>
      <FoundRows items={list.items} marks={marks} />
    </PagedRows>
  )
}
